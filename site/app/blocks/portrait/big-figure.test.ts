import type { RichElement, RichNode, RichText } from '@forum/domain/rich-text/rich-text.ts'
import { expect, it } from 'vitest'
import { bigFigure } from './big-figure.ts'

const richElement = (tag: RichElement['tag'], ...children: RichNode[]): RichElement => ({ tag, children })
const paragraph = richElement('p', 'Text.')

it.each<[string, RichText]>([
  [
    'in a paragraph',
    [paragraph, richElement('blockquote', richElement('p', richElement('strong', '61 000 ₴'), ' the figure she brings'))],
  ],
  ['directly', [paragraph, richElement('blockquote', richElement('strong', '61 000 ₴'), ' the figure she brings')]],
  [
    'among line breaks of the source',
    [
      paragraph,
      richElement('blockquote', '\n', richElement('p', '\n', richElement('strong', '61 000 ₴'), '\nthe figure she brings'), '\n'),
    ],
  ],
  [
    'with its words in the next paragraph',
    [
      paragraph,
      richElement('blockquote', richElement('p', richElement('strong', '61 000 ₴')), richElement('p', 'the figure she brings')),
    ],
  ],
  [
    'before the text',
    [richElement('blockquote', richElement('p', richElement('strong', '61 000 ₴'), ': the figure she brings')), paragraph],
  ],
])('a quotation that begins with a figure in bold is taken out: %s', (_, text) => {
  expect(bigFigure(text)).toEqual({ figure: { value: '61 000 ₴', label: 'the figure she brings' }, rest: [paragraph] })
})

it.each<[string, RichNode]>([
  ['without bold', richElement('blockquote', richElement('p', '61 000 ₴ the figure'))],
  ['with bold words and no figure', richElement('blockquote', richElement('p', richElement('strong', 'Never'), ' again'))],
  ['with a sentence in bold', richElement('blockquote', richElement('p', richElement('strong', '61 000 hryvnias for everyone')))],
  ['with bold later on', richElement('blockquote', richElement('p', 'About ', richElement('strong', '61')))],
  ['that is empty', richElement('blockquote')],
  ['that is no quotation', richElement('p', richElement('strong', '61'), ' figure')],
])('what else is quoted stays in the text: %s', (_, node) => {
  expect(bigFigure([node])).toEqual({ figure: null, rest: [node] })
})
