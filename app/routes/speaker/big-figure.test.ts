import { expect, it } from 'vitest'
import type { RichElement, RichNode, RichText } from '#domain/rich-text/rich-text.ts'
import { bigFigure } from './big-figure.ts'

const element = (tag: RichElement['tag'], ...children: RichNode[]): RichElement => ({ tag, children })
const paragraph = element('p', 'Text.')

it.each<[string, RichText]>([
  ['in a paragraph', [paragraph, element('blockquote', element('p', element('strong', '61 000 ₴'), ' the figure she brings'))]],
  ['directly', [paragraph, element('blockquote', element('strong', '61 000 ₴'), ' the figure she brings')]],
  [
    'among line breaks of the source',
    [paragraph, element('blockquote', '\n', element('p', '\n', element('strong', '61 000 ₴'), '\nthe figure she brings'), '\n')],
  ],
  [
    'with its words in the next paragraph',
    [paragraph, element('blockquote', element('p', element('strong', '61 000 ₴')), element('p', 'the figure she brings'))],
  ],
  ['before the text', [element('blockquote', element('p', element('strong', '61 000 ₴'), ': the figure she brings')), paragraph]],
])('a quotation that begins with a figure in bold is taken out: %s', (_, text) => {
  expect(bigFigure(text)).toEqual({ figure: { value: '61 000 ₴', label: 'the figure she brings' }, rest: [paragraph] })
})

it.each<[string, RichNode]>([
  ['without bold', element('blockquote', element('p', '61 000 ₴ the figure'))],
  ['with bold words and no figure', element('blockquote', element('p', element('strong', 'Never'), ' again'))],
  ['with a sentence in bold', element('blockquote', element('p', element('strong', '61 000 hryvnias for everyone')))],
  ['with bold later on', element('blockquote', element('p', 'About ', element('strong', '61')))],
  ['that is empty', element('blockquote')],
  ['that is no quotation', element('p', element('strong', '61'), ' figure')],
])('what else is quoted stays in the text: %s', (_, node) => {
  expect(bigFigure([node])).toEqual({ figure: null, rest: [node] })
})
