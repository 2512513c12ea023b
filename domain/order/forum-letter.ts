// The letters that organisers send to all who have a ticket.

/** `before`: where and when, and the ticket; `after`: thanks, and the recordings. */
export const letterKinds = ['before', 'after'] as const

export type LetterKind = (typeof letterKinds)[number]

/** With the year of its edition: `before-2025`. */
export type LetterName = `${LetterKind}-${number}`

export const letterName = (kind: LetterKind, year: number): LetterName => `${kind}-${year}`

/** Whether `text` names such a letter. */
export const isLetterName = (text: unknown): text is LetterName =>
  typeof text === 'string' && /^(?:before|after)-\d{4}$/.test(text)

export const kindOfLetter = (name: LetterName) => name.split('-')[0] as LetterKind

export const yearOfLetter = (name: LetterName) => Number(name.split('-')[1])
