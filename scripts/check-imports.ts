// Imports that dependency-cruiser does not see, so that its rules (.dependency-cruiser.cjs) do not reach them: types by `import('…')`, and files by
// `new URL('…', import.meta.url)`. The first are written as `import type`. A script of a thread or process stays in its folder, other files in their
// package.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const root = dirname(import.meta.dirname)

/** A type: `typeof import('…')`, or a name of it after the dot. */
const typeImport = /typeof import\(|\bimport\((?:'[^']+'|"[^"]+")\)(?:\.(?!then\b|catch\b|finally\b)|\[)/
const outside = /new URL\(\s*(?:'\.\.\/[^']*|"\.\.\/[^"]*|`\.\.\/[^`]*)\.(?:[cm]?[jt]sx?)['"`],\s*import\.meta\.url/

const beside = /new URL\(\s*['"`](\.\.?\/[^'"`]*)['"`],\s*import\.meta\.url/g

/** What is wrong in a line of `file` (path below the repository); undefined: nothing. */
export function faultOf(line: string, file: string): string | undefined {
  if (typeImport.test(line)) return "a type by import('…'): write import type"
  if (outside.test(line)) return 'a script of another folder by new URL(): import it'
  const own = packageOf(file)
  // The root itself may be asked for: the process works there.
  const strange = [...line.matchAll(beside)]
    .map(([, path = '']) => posix.join(posix.dirname(file), path))
    .find((path) => !/^\.\/?$/.test(path) && packageOf(path) !== own)
  return strange && `a file of another package by new URL(): import a module that gives its path (${strange})`
}

/** packages/desk/port.ts → packages/desk; site/server/index.ts → site */
function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'packages' ? `${first}/${second}` : first
}

if (import.meta.main) {
  const faults = ['packages', 'site'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(?:\.test|-builder|-fixture|\.examples)\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(join(root, room, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => {
            const fault = faultOf(line, `${room}/${file}`)
            return fault ? [`${room}/${file}:${index + 1}: ${fault}`] : []
          }),
      ),
  )
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'no hidden import' : `${faults.length} hidden imports`)
  process.exit(faults.length > 0 ? 1 : 0)
}
