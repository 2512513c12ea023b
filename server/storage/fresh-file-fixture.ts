// A folder and the path of a desk's file in it, new for each test of the file that imports it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

export let folder: string
/** Nothing stands there yet. */
export let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'))
  path = join(folder, 'desk.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))
