// Every class of a sheet that a component names is one of that sheet: what is not leaves the word "undefined" in the page.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A sheet with those that it is made of. */
function sheetAt(path: string): string {
  const css = readFileSync(path, 'utf8')
  const parts = [...css.matchAll(/@import '(\.\/[^']+)'/g)].map(([, part = '']) => sheetAt(join(dirname(path), part)))
  return [css, ...parts].join('\n')
}

/** The sheet that a file of `folder` imports as `path`. */
function fileOf(folder: string, path: string): string {
  return path.startsWith('@forum/') ? fileURLToPath(import.meta.resolve(path)) : join(root, folder, path)
}

/** Names like `styles.row` in `source` for which its sheet has no class. */
function withoutClass(source: string): string[] {
  const code = readFileSync(join(root, source), 'utf8')
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].flatMap(([, styles = '', path = '']) => {
    const classes = new Set([...sheetAt(fileOf(dirname(source), path)).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name))
    const body = code.replace(/^(?:import|\} from) .*$/gm, '')
    return [...body.matchAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'))].flatMap(([named, name]) =>
      classes.has(name) ? [] : [`${source}: ${named}`],
    )
  })
}

test('every class that a component names stands in its sheet', () => {
  expect(
    globSync('{packages/{design,desk/{door/phone,office/drawing}},site/app}/**/*.tsx', { cwd: root }).flatMap(withoutClass),
  ).toEqual([])
})
