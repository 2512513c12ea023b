import { plainText, type RichNode, type RichText } from '#domain/rich-text/rich-text.ts'

/** What is raised of what is needed, in whole hryvnias. */
export type Raised = { goal: number; missing: number }

/**
 * The first paragraph with exactly two sums in bold says what something costs and how much of it is missing: the larger one is the goal.
 * null: no paragraph does. The text itself stays as it is.
 */
export function raisedIn(text: RichText): Raised | null {
  for (const node of text) {
    if (typeof node === 'string') continue
    const sums = node.tag === 'p' ? (node.children ?? []).flatMap(sumOf) : []
    if (sums.length === 2) return { goal: Math.max(...sums), missing: Math.min(...sums) }
  }
  return null
}

function sumOf(node: RichNode): number[] {
  if (typeof node === 'string' || node.tag !== 'strong') return []
  const [, digits] = /^(\d[\d\s,.]*)\s?(?:₴|грн|UAH)$/u.exec(plainText([node]).trim()) ?? []
  return digits ? [Number(digits.replace(/\D/g, ''))] : []
}
