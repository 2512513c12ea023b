import { expect, test } from 'vitest'
import type { RichElement } from './rich-text.ts'
import { sectionsOf } from './sections.ts'

const p = (text: string): RichElement => ({ tag: 'p', children: [text] })
const h2 = (text: string): RichElement => ({ tag: 'h2', children: [text] })

test.each([
  ['nothing has no parts', [], []],
  ['blank ends between blocks are no part', ['\n'], []],
  ['a text without headings is one part', [p('a'), p('b')], [{ heading: null, text: { text: [p('a'), p('b')], lang: 'uk' } }]],
  [
    'each heading begins a part',
    [p('a'), h2('B'), p('b'), h2('C')],
    [
      { heading: null, text: { text: [p('a')], lang: 'uk' } },
      { heading: { text: 'B', lang: 'uk' }, text: { text: [p('b')], lang: 'uk' } },
      { heading: { text: 'C', lang: 'uk' }, text: { text: [], lang: 'uk' } },
    ],
  ],
  [
    'a text may begin with a heading',
    ['\n', h2('A'), p('a')],
    [{ heading: { text: 'A', lang: 'uk' }, text: { text: [p('a')], lang: 'uk' } }],
  ],
])('%s', (_, text, expected) => {
  expect(sectionsOf({ text, lang: 'uk' })).toEqual(expected)
})

test('in the page’s language no part names one', () => {
  expect(sectionsOf([h2('A'), p('a')])).toEqual([{ heading: 'A', text: [p('a')] }])
  expect(sectionsOf(null)).toEqual([])
})
