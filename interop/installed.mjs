// Whether the programs of this folder are those of its lockfile.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Holds the lockfile of which the programs were installed. */
const stamp = join(import.meta.dirname, 'node_modules', '.of-lockfile')
const lockfile = () => readFileSync(join(import.meta.dirname, 'package-lock.json'), 'utf8')

export const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile()
export const noteInstalled = () => writeFileSync(stamp, lockfile())
