const maxPeople = 12
const maxInRow = 5
/** In pixels of a 1920×1080 screen: row, gap, portrait with its gap, letter of the smallest size. */
const drawn = { row: 1760, gap: 36, portrait: { large: 156, small: 112 }, letter: { large: 15.5, small: 13.7 } } as const

/**
 * One row for up to five, otherwise two. `shown`: number of people with names; the rest are counted. `longest`: letters of the longest word, which
 * must not break. `hasPortraits`: there is space for portraits beside names.
 */
export function peopleLayout(names: readonly string[]) {
  const shown = names.length > maxPeople ? maxPeople - 1 : names.length
  const parts = names.slice(0, shown).flatMap((name) => name.split(/[\s-]+/))
  const longest = Math.max(1, ...parts.map((part) => part.length))
  const maxOf = (size: 'large' | 'small') =>
    Math.floor((drawn.row + drawn.gap) / (drawn.portrait[size] + longest * drawn.letter[size] + drawn.gap))
  const places = Math.min(names.length, maxPeople)
  if (places <= Math.min(maxOf('large'), maxInRow))
    return { shown, columns: Math.max(places, 4), size: 'large' as const, longest, hasPortraits: true }
  const columns = Math.ceil(places / 2)
  return { shown, columns, size: 'small' as const, longest, hasPortraits: columns <= maxOf('small') }
}
