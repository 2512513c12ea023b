import { plainText, type RichElement, type RichNode, type RichText } from '@forum/domain/rich-text/rich-text.ts'

/** A number about a person, and its meaning. */
export type BigFigure = { value: string; label: string }

/** Maximum length for one line of display type. */
const maxFigureLength = 12

/** Takes out the first quotation that begins with a number in bold (product.md, 8.7); the rest stays. */
export function bigFigure(text: RichText): { figure: BigFigure | null; rest: RichText } {
  for (const [index, node] of text.entries()) {
    const figure = figureOf(node)
    if (figure) return { figure, rest: text.toSpliced(index, 1) }
  }
  return { figure: null, rest: text }
}

function figureOf(node: RichNode): BigFigure | null {
  if (typeof node === 'string' || node.tag !== 'blockquote') return null
  const [first, ...others] = withoutBlanks(node.children ?? [])
  const line = isElement(first, 'p') ? withoutBlanks(first.children ?? []) : [first, ...others]
  const after = isElement(first, 'p') ? others : []
  const [strong, ...words] = line
  if (!isElement(strong, 'strong')) return null
  const value = plainText([strong])
  if (value.length > maxFigureLength || !/\d/.test(value)) return null
  const label = plainText([...words.filter((word) => word !== undefined), ' ', ...after])
  return { value, label: label.replace(/^[—–:,-]\s*/, '') }
}

function isElement(node: RichNode | undefined, tag: RichElement['tag']): node is RichElement {
  return typeof node === 'object' && node.tag === tag
}

function withoutBlanks(nodes: RichText): RichText {
  return nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
}
