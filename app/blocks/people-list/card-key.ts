// By what a card of the list is found in the browser. A page sends each word once: what is searched are the card's own texts, its slug where
// that repeats the name, and an attribute with the words that stand nowhere else. All of it is written and read in this file.
import { fold } from '#domain/search/fold.ts'

export type CardMarks = {
  /** Words by which the person is found and which the card does not show: the name in the other languages. */
  also: string
  /** Words of what the person speaks about, as they are written, which the card does not show either. */
  topics: string
  /** The slug repeats words of the name, so that they need not be sent again. */
  isNamedBySlug: boolean
}

/** What a card is searched by. */
export function cardKey(texts: readonly string[], slug: string, { also, topics, isNamedBySlug }: CardMarks): string {
  return fold(...texts, isNamedBySlug ? slug : '', also, topics)
}

/** The attributes that carry the marks. */
export function markAttributes({ also, topics, isNamedBySlug }: CardMarks) {
  return { 'data-also': also || undefined, 'data-topics': topics || undefined, 'data-named': isNamedBySlug ? undefined : '' }
}

const keys = new WeakMap<Element, string>()

/** The key of a card as it stands in the document. */
export function keyOfCard(card: HTMLElement): string {
  const known = keys.get(card)
  if (known !== undefined) return known
  const slug = decodeURIComponent(card.querySelector('a')?.pathname.split('/').at(-1) ?? '')
  const { also = '', topics = '', named } = card.dataset
  const key = cardKey(textsOn(card), slug, { also, topics, isNamedBySlug: named === undefined })
  keys.set(card, key)
  return key
}

/** What a card says, and what its person speaks about, as it is written. */
export function textsOfCard(card: HTMLElement): string[] {
  return [...textsOn(card), card.dataset.topics ?? '']
}

function textsOn(card: HTMLElement): string[] {
  return Array.from(card.querySelector('a')?.children ?? [], (part) => part.textContent ?? '')
}
