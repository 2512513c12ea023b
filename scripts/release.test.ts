import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { releasedFiles } from './release-parts.mjs'

const root = dirname(import.meta.dirname)
/** Modules that are loaded: what is imported as types alone is gone when Node runs them. */
const loaded =
  /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'((?:@forum\/|\.)[^']+)'|^import\s+'((?:@forum\/|\.)[^']+)'|\bimport\('((?:@forum\/|\.)[^']+)'\)/gm

function modulesOf(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(loaded)
  return [...found].map(([, from, alone, later]) => pathOf(from ?? alone ?? later ?? '', file))
}

function pathOf(name: string, file: string): string {
  if (name.startsWith('.')) return posix.join(dirname(file), name)
  return name.replace(/^@forum\/(?:site\/)?/, (own) => (own.endsWith('site/') ? 'site/' : 'packages/'))
}

test.each(['site', 'content'] as const)('the release of the %s has every module that its own modules load', (what) => {
  const files = new Set(releasedFiles(what, false))
  const modules = [...files].filter((file) => /\.(?:ts|mjs|js)$/.test(file))
  const missing = modules.flatMap((file) =>
    modulesOf(file)
      .filter((path) => !files.has(path) && !path.startsWith('build/'))
      .map((path) => `${file} → ${path}`),
  )
  expect(missing).toEqual([])
})

test('the release of the site has the fonts of documents and cards, and nothing else that is drawn in browsers', () => {
  const ofDesign = releasedFiles('site', false).filter((file) => file.startsWith('packages/design/'))
  const fonts = readdirSync(join(root, 'packages/design/fonts')).map((name) => `packages/design/fonts/${name}`)
  expect(ofDesign.toSorted()).toEqual([...fonts, 'packages/design/package.json'].toSorted())
})
