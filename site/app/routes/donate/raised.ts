import { plainText, type RichNode, type RichText } from '@forum/domain/rich-text/rich-text.ts'

/** Goal and missing sum, in whole hryvnias. */
export type Raised = { goal: number; missing: number }

/**
 * From the first paragraph with exactly two sums in bold: the larger one is the goal, the smaller one is missing. null: no such paragraph. The text
 * stays unchanged.
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
