// What only the benchmarks need is installed by the first of them that wants it (bench/package.json).
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/prepare.mjs'

const folder = join(root, 'bench')

/** Sees to it that the package `name` is there; gives its folder. */
export function ownPackage(name) {
  const place = join(folder, 'node_modules', name)
  if (!existsSync(place)) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  return place
}
