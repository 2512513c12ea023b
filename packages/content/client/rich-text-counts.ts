// How lists of editors count: first number, direction, letters, numbers of single items.
import type { Element } from './rich-text-nodes.ts'

/** How a list counts, as far as it differs from 1, 2, 3. */
export function countOf({ name, attribs: { start = '', reversed, type = '' } }: Element) {
  if (name !== 'ol') return {}
  const attributes = {
    ...(isCount(start) && (start !== '1' || reversed !== undefined) && { start }),
    ...(reversed !== undefined && { reversed: '' }),
    ...(/^[aAiI]$/.test(type) && { type }),
  }
  return Object.keys(attributes).length > 0 ? { attributes } : {}
}

/** The number that an item of a numbered list has of its own. */
export function numberOf({ parent, attribs: { value = '' } }: Element) {
  const isNumbered = parent !== null && 'name' in parent && parent.name === 'ol'
  return isNumbered && isCount(value) ? { attributes: { value } } : {}
}

const isCount = (text: string) => /^(?:0|-?[1-9]\d{0,4})$/.test(text)
