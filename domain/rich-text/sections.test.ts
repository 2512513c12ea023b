import { expect, test } from 'vitest'
import type { RichElement } from './rich-text.ts'
import { sectionsOf } from './sections.ts'

const p = (text: string): RichElement => ({ tag: 'p', children: [text] })
const h2 = (text: string): RichElement => ({ tag: 'h2', children: [text] })

test.each([
  ['nothing has no parts', [], []],
  ['blank ends between blocks are no part', ['\n'], []],
  ['a text without headings is one part', [p('a'), p('b')], [{ heading: null, nodes: [p('a'), p('b')] }]],
  [
    'each heading begins a part',
    [p('a'), h2('B'), p('b'), h2('C')],
    [
      { heading: null, nodes: [p('a')] },
      { heading: 'B', nodes: [p('b')] },
      { heading: 'C', nodes: [] },
    ],
  ],
  ['a text may begin with a heading', ['\n', h2('A'), p('a')], [{ heading: 'A', nodes: [p('a')] }]],
])('%s', (_, text, expected) => {
  expect(sectionsOf(text)).toEqual(expected)
})
