/** How those on stage stand on a screen. */
export type PeopleLayout = {
  /** How many of them are named; the rest are counted. */
  shown: number
  columns: number
  size: 'large' | 'small'
  /** Letters of the longest part of a name, which must not be broken. */
  longest: number
  /** Whether names have room beside portraits; else they stand alone. */
  hasPortraits: boolean
}

const maxPeople = 12
const maxInRow = 5
/** Lengths of the drawing: a row, the gap between people, a portrait with its own gap, and a letter of the least size. */
const drawn = { row: 1760, gap: 36, portrait: { large: 156, small: 112 }, letter: { large: 15.5, small: 13.7 } } as const

/** One row of up to five, else two. */
export function peopleLayout(names: readonly string[]): PeopleLayout {
  const shown = names.length > maxPeople ? maxPeople - 1 : names.length
  const parts = names.slice(0, shown).flatMap((name) => name.split(/[\s-]+/))
  const longest = Math.max(1, ...parts.map((part) => part.length))
  const maxOf = (size: PeopleLayout['size']) =>
    Math.floor((drawn.row + drawn.gap) / (drawn.portrait[size] + longest * drawn.letter[size] + drawn.gap))
  const places = Math.min(names.length, maxPeople)
  if (places <= Math.min(maxOf('large'), maxInRow))
    return { shown, columns: Math.max(places, 4), size: 'large', longest, hasPortraits: true }
  const columns = Math.ceil(places / 2)
  return { shown, columns, size: 'small', longest, hasPortraits: columns <= maxOf('small') }
}
