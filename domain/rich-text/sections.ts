import { type LocalText, langOf, textIn, wordsOf } from '../localisation/local-text.ts'
import { plainText, type RichNode, type RichText } from './rich-text.ts'

/** Part of a text below one of its second-level headings; what stands before the first of them has none. */
export type TextSection = { heading: LocalText | null; text: LocalText<RichText> }

export type HeadedSection = TextSection & { heading: LocalText }

/** The text cut at its second-level headings, in the same order, each part in the language of the whole; parts with neither heading nor content are left out. */
export function sectionsOf(whole: LocalText<RichText> | null | undefined): TextSection[] {
  if (!whole) return []
  const sections: { heading: string | null; nodes: RichNode[] }[] = [{ heading: null, nodes: [] }]
  for (const node of wordsOf(whole)) {
    if (typeof node !== 'string' && node.tag === 'h2') sections.push({ heading: plainText(node.children ?? []), nodes: [] })
    else sections.at(-1)?.nodes.push(node)
  }
  return sections
    .filter(({ heading, nodes }) => heading || nodes.some(isContent))
    .map(({ heading, nodes }) => ({
      heading: heading === null ? null : textIn(heading, langOf(whole)),
      text: textIn(nodes, langOf(whole)),
    }))
}

export function isHeaded(section: TextSection): section is HeadedSection {
  return section.heading !== null
}

function isContent(node: RichNode): boolean {
  return typeof node !== 'string' || node.trim() !== ''
}
