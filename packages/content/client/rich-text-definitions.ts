// Definition lists (dl): groups of terms and definitions as HTML requires; other content becomes paragraphs.
import type { RichElement, RichNode } from '@forum/domain/rich-text/rich-text.ts'
import { isBlank, isElement, type Node, paragraphsOf, richElement } from './rich-text-nodes.ts'

/** Readers of a term and of a definition. */
type Reader = { line(nodes: readonly Node[]): RichNode[]; flow(nodes: readonly Node[]): RichNode[] }

export function definitions(nodes: readonly Node[], reader: Reader): RichNode[] {
  const parts = partsOf(nodes, reader)
  const first = parts.findIndex(({ tag }) => tag === 'dt')
  const last = parts.findLastIndex(({ tag }) => tag === 'dd')
  if (first === -1 || last < first) return parts.flatMap(loose)
  const [before, list, after] = [parts.slice(0, first), parts.slice(first, last + 1), parts.slice(last + 1)]
  return [...before.flatMap(loose), { tag: 'dl', children: list }, ...after.flatMap(loose)]
}

/** An empty definition is kept, otherwise its term would share the next one. */
function partsOf(nodes: readonly Node[], reader: Reader): RichElement[] {
  return nodes.flatMap((node): RichElement[] => {
    if (isBlank(node)) return []
    if (!isElement(node)) return richElement('dd', reader.flow([node]))
    if (node.name === 'dt') return richElement('dt', reader.line(node.children))
    if (node.name === 'dd') return [{ tag: 'dd', children: reader.flow(node.children) }]
    const isGroup = node.children.some((child) => isElement(child) && (child.name === 'dt' || child.name === 'dd'))
    return isGroup ? partsOf(node.children, reader) : richElement('dd', reader.flow([node]))
  })
}

function loose({ children = [] }: RichElement): RichNode[] {
  return paragraphsOf(children)
}
