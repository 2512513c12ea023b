import { type LocalText, langOf, withLanguage, wordsOf } from '../localisation/local-text.ts'
import { plainText, type RichNode, type RichText } from './rich-text.ts'

/** A part of a text under a second-level heading; the part before the first heading has none. */
export type TextSection = { heading: LocalText | null; text: LocalText<RichText> }

export type HeadedSection = TextSection & { heading: LocalText }

/** Splits a text at its second-level headings; each part keeps the language. Empty parts are dropped. */
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
      heading: heading === null ? null : withLanguage(heading, langOf(whole)),
      text: withLanguage(nodes, langOf(whole)),
    }))
}

export function isHeaded(section: TextSection): section is HeadedSection {
  return section.heading !== null
}

function isContent(node: RichNode): boolean {
  return typeof node !== 'string' || node.trim() !== ''
}
