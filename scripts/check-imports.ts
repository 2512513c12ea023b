// Imports that dependency-cruiser does not see, so that its rules (.dependency-cruiser.cjs) do not reach them: types by `import('…')`, and threads
// and processes by `new URL('….ts', import.meta.url)`. The first are written as `import type`, the second stay in their folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A type: `typeof import('…')`, or a name of it after the dot. */
const typeImport = /typeof import\(|\bimport\((?:'[^']+'|"[^"]+")\)(?:\.(?!then\b|catch\b|finally\b)|\[)/
const outside = /new URL\(\s*(?:'\.\.\/[^']*|"\.\.\/[^"]*|`\.\.\/[^`]*)\.(?:[cm]?[jt]sx?)['"`],\s*import\.meta\.url/

/** What is wrong in a line; undefined: nothing. */
export function faultOf(line: string): string | undefined {
  if (typeImport.test(line)) return "a type by import('…'): write import type"
  if (outside.test(line)) return 'a script of another folder by new URL(): import it'
  return undefined
}

if (import.meta.main) {
  const faults = ['packages', 'site'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(?:\.test|-builder|-fixture|\.examples)\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(join(root, room, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => (faultOf(line) ? [`${room}/${file}:${index + 1}: ${faultOf(line)}`] : [])),
      ),
  )
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'no hidden import' : `${faults.length} hidden imports`)
  process.exit(faults.length > 0 ? 1 : 0)
}
