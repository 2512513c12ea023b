// What the type checker cannot see of `data-…` attributes: style sheets, the script in the head, and drawings that do not use `data()`.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesAt = (pattern: string) =>
  globSync(`{packages/{design,desk/door/phone,desk/office/drawing},site/app}/${pattern}`, { cwd: root }).filter(
    (path) => !/\.(test|examples)\.tsx?$|\/gallery\//.test(path),
  )
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
const camelCase = (name: string) => name.replace(/^data-/, '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const table = namesIn(read('packages/design/attributes/attributes.ts'), /^ {2}'(data-[a-z-]+)':/gm)
const sources = filesAt('**/*.{ts,tsx}')
  .filter((path) => !path.startsWith('packages/design/attributes/'))
  .map(read)

test('a drawing writes what modules read by `data()`, whose names are checked', () => {
  const plain = namesIn(filesAt('**/*.tsx').map(read).join('\n'), /^(?!\s*(?:\/\/|\*)).*\s(data-[a-z-]+)(?==)/gm)
  expect([...plain].filter((name) => table.has(name))).toEqual(['data-theme'])
})

test('the script in the head knows no other attribute', () => {
  const early = read('site/app/loader/early.js')
  const known = new Set([...table].map(camelCase))
  expect([...namesIn(early, /\[(data-[a-z-]+)/g)].filter((name) => !table.has(name))).toEqual([])
  expect([...namesIn(early, /dataset\.(\w+)/g)].filter((name) => !known.has(name))).toEqual([])
})

test('every attribute in a style sheet is written by a drawing or a script', () => {
  const css = filesAt('**/*.css').map(read).join('\n')
  const isWritten = (name: string) =>
    sources.some(
      (text) =>
        new RegExp(`'${name}'|(?<![\\[\\w-])${name}(?=[=\\s])`).test(text) || text.includes(`dataset.${camelCase(name)} = `),
    )
  expect([...namesIn(css, /\[(data-[a-z-]+)/g)].filter((name) => !isWritten(name))).toEqual([])
})

test('no attribute stands in the table that nobody writes or nobody reads', () => {
  const early = read('site/app/loader/early.js')
  const isWritten = (name: string) =>
    sources.some((text) => text.includes(`'${name}'`) || new RegExp(`dataset\\.${camelCase(name)} = `).test(text))
  const isRead = (name: string) =>
    [...sources, early].some(
      (text) =>
        text.includes(`[${name}`) ||
        text.includes(`hasAttribute('${name}'`) ||
        new RegExp(`[.{,]\\s*${camelCase(name)}\\b`).test(text),
    )
  expect([...table].filter((name) => !isWritten(name) || !isRead(name))).toEqual([])
})
