// Nodes of sanitised HTML and of the resulting tree, and cleaning of lines and paragraphs.

import type { RichElement, RichNode, RichTag } from '@forum/domain/rich-text/rich-text.ts'
import type { parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

export const inlineTags: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'sub', 'sup', 's', 'q', 'code', 'br', 'img'])

/** Wraps loose text and inline elements between blocks in paragraphs. */
export function paragraphsOf(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = []
  let line: RichNode[] = []
  const endLine = () => {
    blocks.push(...richElement('p', tidyLine(line)))
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || inlineTags.has(node.tag)) line.push(node)
    else {
      endLine()
      blocks.push(node)
    }
  }
  endLine()
  return blocks
}

/** Trims breaks and blanks at both ends and joins neighbouring texts. */
export function tidyLine(nodes: readonly RichNode[]): RichNode[] {
  const isEmpty = (node: RichNode | undefined) =>
    node !== undefined && (typeof node === 'string' ? node.trim() === '' : node.tag === 'br')
  let [from, to] = [0, nodes.length]
  while (from < to && isEmpty(nodes[from])) from++
  while (to > from && isEmpty(nodes[to - 1])) to--
  return nodes.slice(from, to).reduce<RichNode[]>((joined, node) => {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
    return joined
  }, [])
}

/** The content of an item or cell without blanks between blocks. */
export function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const hasBlocks = nodes.some((node) => typeof node !== 'string' && !inlineTags.has(node.tag))
  return hasBlocks ? nodes.filter((node) => typeof node !== 'string' || node.trim() !== '') : tidyLine(nodes)
}

export function richElement(tag: RichTag, children: readonly RichNode[]): RichElement[] {
  return hasContent(children) ? [{ tag, children }] : []
}

export function hasContent(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => (typeof node === 'string' ? node.trim() !== '' : node.tag !== 'br'))
}

export function isText(node: Node): node is Extract<Node, { data: string }> & { data: string } {
  return node.type === 'text'
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node
}

/** Whether the node is only white space. */
export function isBlank(node: Node): boolean {
  return isText(node) && node.data.trim() === ''
}
