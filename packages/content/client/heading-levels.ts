// Heading levels in editors' texts: the highest becomes level 2 of the page, and no level is skipped below it.
import type { RichTag, RichText } from '@forum/domain/rich-text/rich-text.ts'

const levels: readonly RichTag[] = ['h2', 'h3', 'h4']

/** Closes gaps between levels: an `h4` directly below an `h2` would skip a level of the page's outline. */
export function withoutGaps(text: RichText): RichText {
  const used = levels.filter((level) => has(text, level))
  if (used.every((level, rank) => level === levels[rank])) return text
  const places = new Map(used.map((level, rank) => [level, levels[rank] ?? level]))
  const closed = (nodes: RichText): RichText =>
    nodes.map((node) => {
      if (typeof node === 'string') return node
      const tag = places.get(node.tag) ?? node.tag
      return node.children ? { ...node, tag, children: closed(node.children) } : { ...node, tag }
    })
  return closed(text)
}

function has(nodes: RichText, tag: RichTag): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.tag === tag || has(node.children ?? [], tag)))
}
