// Mailings to all ticket holders.

/** `before`: time, venue and ticket; `after`: thanks and recordings. */
export const letterKinds = ['before', 'after'] as const

export type LetterKind = (typeof letterKinds)[number]

/** With the edition's year: `before-2025`. */
export type LetterName = `${LetterKind}-${number}`

export const letterName = (kind: LetterKind, year: number): LetterName => `${kind}-${year}`

export const isLetterName = (text: unknown): text is LetterName =>
  typeof text === 'string' && /^(?:before|after)-\d{4}$/.test(text)

export const kindOfLetter = (name: LetterName) => name.split('-')[0] as LetterKind

export const yearOfLetter = (name: LetterName) => Number(name.split('-')[1])
