import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const words = ['messages', 'desk/words'].map((folder) => join(here, '..', '..', folder))

/** No published file of either family has them. */
const foreign = '→⌘'

test.each(['manrope', 'unbounded'])('%s has every letter that the words of the site are written with', (family) => {
  const files = readdirSync(join(here, 'fonts')).filter((name) => name.startsWith(family) && name.endsWith('.woff2'))
  const fonts = files.map((name) => create(readFileSync(join(here, 'fonts', name))) as Font)
  const isKnown = (letter: string) => fonts.some((font) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id > 0)
  const sources = words.flatMap((folder) => globSync('**/*.ts', { cwd: folder }).map((name) => join(folder, name)))
  const letters = new Set(sources.flatMap((path) => [...readFileSync(path, 'utf8')]))
  expect([...letters].filter((letter) => letter > ' ' && !foreign.includes(letter) && !isKnown(letter))).toEqual([])
})
