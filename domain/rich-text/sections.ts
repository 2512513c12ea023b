import { plainText, type RichNode, type RichText } from './rich-text.ts'

/** Part of a text below one of its second-level headings; what stands before the first of them has none. */
export type TextSection = { heading: string | null; nodes: RichText }

/** The text cut at its second-level headings, in the same order; parts with neither heading nor content are left out. */
export function sectionsOf(text: RichText): TextSection[] {
  const sections: { heading: string | null; nodes: RichNode[] }[] = [{ heading: null, nodes: [] }]
  for (const node of text) {
    if (typeof node !== 'string' && node.tag === 'h2') sections.push({ heading: plainText(node.children ?? []), nodes: [] })
    else sections.at(-1)?.nodes.push(node)
  }
  return sections.filter(({ heading, nodes }) => heading || nodes.some(isContent))
}

function isContent(node: RichNode): boolean {
  return typeof node !== 'string' || node.trim() !== ''
}
