// The lockfile must contain the packages of all platforms: npm silently drops those that the registry lacks or that are not installed here
// (docs/decisions/0034-pin-dependencies-exactly.md).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const faults = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `package-lock.json: ${path} lacks ${name}`),
)

/** Whether the package at `path` finds `name` beside it or above. */
function isLocked(path, name) {
  const parts = path.split('/node_modules/')
  return (
    parts.some((_, depth) => `${[...parts.slice(0, depth + 1), name].join('/node_modules/')}` in packages) ||
    `node_modules/${name}` in packages
  )
}

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
