// By what a card of the list is found in the browser. A page sends each word once: what is searched are the card's own texts, its slug where
// that repeats the name, and an attribute with the words that stand nowhere else. All of it is written and read in this file.
import { searchKey } from '#domain/people/name-search.ts'

export type CardMarks = {
  /** Words by which the person is found and which the card does not show: the name in the other languages. */
  also: string
  /** The slug repeats words of the name, so that they need not be sent again. */
  isNamedBySlug: boolean
}

/** What a card is searched by. */
export function cardKey(texts: readonly string[], slug: string, { also, isNamedBySlug }: CardMarks): string {
  return searchKey(...texts, isNamedBySlug ? slug : '', also)
}

/** The attributes that carry the marks. */
export function markAttributes({ also, isNamedBySlug }: CardMarks) {
  return { 'data-also': also || undefined, 'data-named': isNamedBySlug ? undefined : '' }
}

const keys = new WeakMap<Element, string>()

/** The key of a card as it stands in the document. */
export function keyOfCard(card: HTMLElement): string {
  const known = keys.get(card)
  if (known !== undefined) return known
  const link = card.querySelector('a')
  const texts = Array.from(link?.children ?? [], (part) => part.textContent ?? '')
  const slug = decodeURIComponent(link?.pathname.split('/').at(-1) ?? '')
  const { also = '', named } = card.dataset
  const key = cardKey(texts, slug, { also, isNamedBySlug: named === undefined })
  keys.set(card, key)
  return key
}
