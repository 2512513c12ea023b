// Names of the classes of CSS modules in both bundles: a page and its own styles name each many times, so they are as short as they can be.

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${upper}abcdefghijklmnopqrstuvwxyz0123456789`
const rooms = upper.length * signs.length

type ClassName = (name: string, file: string) => string

/**
 * Gives `name` of the module `file` (an absolute path; a query is passed over) a name of three signs, four from the 63rd class of a file on:
 * two for the file, found by its path so that another file hardly ever changes them, and one for the class, by its place in the file. The
 * first is a capital, which no class of app/styles begins with.
 */
export function classNames(root: string): ClassName {
  const files = globSync('app/**/*.module.css', { cwd: root }).toSorted()
  const codes = codesOf(files)
  const classes = new Map<string, string[]>()
  return (name, path) => {
    const file = relative(root, path.split('?', 1)[0] ?? '')
    const code = codes.get(file)
    // A module that was added while the site of development runs.
    if (code === undefined) return `${upper[0]}-${digest(`${file} ${name}`).toString(36)}`
    const known = classes.get(file) ?? namesOf(wholeSheet(join(root, file)))
    classes.set(file, known)
    if (!known.includes(name)) known.push(name)
    return code + spelt(known.indexOf(name))
  }
}

/** Two signs for each file: those that its path leads to, or the next that are free. */
export function codesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<number>()
  return new Map(
    files.map((file) => {
      let room = digest(file) % rooms
      while (taken.has(room)) room = (room + 1) % rooms
      taken.add(room)
      return [file, `${upper[Math.floor(room / signs.length)]}${signs[room % signs.length]}`]
    }),
  )
}

/** A sheet with those that it is made of (`@import './part.css'`) in their places. */
function wholeSheet(path: string): string {
  const part = /@import '(\.\/[\w-]+\.css)';/g
  return readFileSync(path, 'utf8').replace(part, (_, name: string) => wholeSheet(join(dirname(path), name)))
}

/** Classes of a sheet as they stand in it; what looks like one in a comment or a number takes a place and no more. */
function namesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))]
}

function spelt(place: number): string {
  const rest = Math.floor(place / signs.length)
  return (rest > 0 ? spelt(rest - 1) : '') + signs[place % signs.length]
}

function digest(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
