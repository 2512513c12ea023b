import type { RichNode } from '@forum/domain/rich-text/rich-text.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The tree as HTML, for comparison. */
export function html(node: RichNode): string {
  if (typeof node === 'string') return escaped(node)
  const source = node.file ? { src: `/assets/${node.file}/asset.jpg` } : {}
  const attributes = Object.entries({ ...source, ...node.attributes }).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const isVoid = ['br', 'hr', 'img'].includes(node.tag)
  return `<${node.tag}${attributes.join('')}>${isVoid ? '' : `${(node.children ?? []).map(html).join('')}</${node.tag}>`}`
}
