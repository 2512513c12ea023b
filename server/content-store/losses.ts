// What a reading has less of than the content that is there: lists that became short or empty.
import type { Content } from '#domain/content.ts'
import type { RecordId } from '#domain/record.ts'

/** A list (`forums.2025.speakerIds`) with how long it was and is; or what the source gave and now withholds (`speakers.is_active`). */
export type Loss = { name: string; before: number | 'given'; after: number | 'withheld' }

/** Fewer are few: an editor takes them away at once, and nobody asks. */
const few = 3
/** Nor is anybody asked before so many have gone, unless none is left. */
const many = 5

/** Whether more has gone than an editor takes away at once. Of the legal documents, which the law wants, the last one is. */
function isTooMuch(name: string, before: number, after: number): boolean {
  const gone = before - after
  return after === 0 ? before >= (name === 'documents' ? 1 : few) : gone >= many && gone * 2 > before
}

/** The lists that fell to nothing or below half: those of the content, and of each edition and album by itself. */
export function lossesOf(before: Content, after: Content): Loss[] {
  return [
    ...fallen('', withoutOwners(before), withoutOwners(after)),
    ...inBoth(before.forums, after.forums).flatMap(([old, now]) => fallen(`forums.${old.year}.`, old, now)),
    ...inBoth(before.albums, after.albums).flatMap(([old, now]) => fallen(`albums.${old.slug}.`, old, now)),
  ]
}

function fallen(prefix: string, before: object, after: object): Loss[] {
  const lengths = lengthsOf(after)
  const losses = [...lengthsOf(before)].flatMap(([name, was]) => {
    const is = lengths.get(name) ?? 0
    return isTooMuch(name, was, is) ? [{ name, before: was, after: is }] : []
  })
  // What stood within a list that fell goes with it.
  const isWithin = (name: string) => losses.some((other) => name.startsWith(`${other.name}.`))
  return losses.filter(({ name }) => !isWithin(name)).map((loss) => ({ ...loss, name: prefix + loss.name }))
}

/** How many records each list holds, those within records together (`partnerGroups.partners`). */
function lengthsOf(record: object, prefix = '', lengths = new Map<string, number>()): Map<string, number> {
  for (const [field, value] of Object.entries(record)) {
    if (!Array.isArray(value)) continue
    const name = prefix + field
    lengths.set(name, (lengths.get(name) ?? 0) + value.length)
    for (const item of value) if (typeof item === 'object' && item !== null) lengthsOf(item, `${name}.`, lengths)
  }
  return lengths
}

function withoutOwners({ files, ...lists }: Content): object {
  return { ...lists, forums: lists.forums.map(({ id }) => id), albums: lists.albums.map(({ id }) => id) }
}

/** The records that are in both, each as it was and as it is. */
function inBoth<T extends { id: RecordId }>(before: readonly T[], after: readonly T[]): [old: T, present: T][] {
  const present = new Map(after.map((item) => [item.id, item]))
  return before.flatMap((old): [T, T][] => {
    const now = present.get(old.id)
    return now ? [[old, now]] : []
  })
}
