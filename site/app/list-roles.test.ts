// Safari and VoiceOver take a list without markers for none, unless it says so. The base styles take the markers away, so every list says it; those of
// editors' texts have markers (rich-text.module.css).
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('every list says that it is one', () => {
  const files = globSync('{packages/{design,desk/{door/phone,office/drawing}},site/app}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.test.tsx'),
  )
  const lists = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<[uo]l(?=[\s>/])[^>]*/g)].map(([tag]) => ({ file, tag })),
  )
  expect(lists.length).toBeGreaterThan(50)
  expect(lists.filter(({ tag }) => !tag.includes('role="list"'))).toEqual([])
})

test('no style sheet takes markers away elsewhere: from lists of editors, too', () => {
  const files = globSync('{packages/{design,desk/{door/phone,office/drawing}},site/app}/**/*.css', { cwd: root })
  const without = files.filter((file) => /list-style(?:-type)?:\s*none/.test(readFileSync(join(root, file), 'utf8')))
  expect(without.toSorted()).toEqual(['packages/design/styles/base.css', 'site/app/ordering/ticket-card/ticket.css'])
})
