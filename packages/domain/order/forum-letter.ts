// Mailings to all ticket holders.

/** `before`: time, venue and ticket; `after`: thanks and recordings. */
export const letterKinds = ['before', 'after'] as const

export type LetterKind = (typeof letterKinds)[number]

/** About the running day, sent by the site itself: the forum is interrupted for long; the rest of the day has a new plan. */
const dayLetterKinds = ['interrupted', 'planned'] as const

export type DayLetterKind = (typeof dayLetterKinds)[number]

/** With the edition's year, and the id of the interruption or the number of the version that is the plan. */
export type DayLetterName = `${DayLetterKind}-${number}-${string}`

/** With the edition's year: `before-2025`. */
export type LetterName = `${LetterKind}-${number}` | DayLetterName

export const letterName = (kind: LetterKind, year: number): LetterName => `${kind}-${year}`

export const dayLetterName = (kind: DayLetterKind, year: number, of: string): DayLetterName => `${kind}-${year}-${of}`

export const isDayLetter = (text: unknown): text is DayLetterName =>
  typeof text === 'string' && /^(?:interrupted|planned)-\d{4}-[\w-]{1,40}$/.test(text)

export const isLetterName = (text: unknown): text is LetterName =>
  typeof text === 'string' && (/^(?:before|after)-\d{4}$/.test(text) || isDayLetter(text))

export const kindOfLetter = (name: LetterName) => name.split('-')[0] as LetterKind | DayLetterKind

export const kindOfDayLetter = (name: DayLetterName) => name.split('-')[0] as DayLetterKind

export const yearOfLetter = (name: LetterName) => Number(name.split('-')[1])
