// Finds lists that became much shorter or empty in a new reading.
import type { Content } from '@forum/domain/content/content.ts'
import type { RecordId } from '@forum/domain/record/record.ts'

/** A list (`forums.2025.speakerIds`) with its old and new length; or a field that the source no longer returns (`speakers.is_active`). */
export type Loss = { name: string; before: number | 'given'; after: number | 'withheld' }

/** Lists up to this length may become empty without a question. */
const few = 3
/** Losses below this number raise no question, unless the list becomes empty. */
const many = 5

/** Whether the loss is too big to be an editor's normal change. The last legal document always counts, because the law requires it. */
function isTooMuch(name: string, before: number, after: number): boolean {
  const gone = before - after
  return after === 0 ? before >= (name === 'documents' ? 1 : few) : gone >= many && gone * 2 > before
}

/** Lists that fell to nothing or below half: of the content, and of each edition and album. */
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
  // Lists inside a lost list are not reported separately.
  const isWithin = (name: string) => losses.some((other) => name.startsWith(`${other.name}.`))
  return losses.filter(({ name }) => !isWithin(name)).map((loss) => ({ ...loss, name: prefix + loss.name }))
}

/** Number of records in each list; nested lists are summed (`partnerGroups.partners`). */
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

/** Records that are in both, before and after. */
function inBoth<T extends { id: RecordId }>(before: readonly T[], after: readonly T[]): [old: T, present: T][] {
  const present = new Map(after.map((item) => [item.id, item]))
  return before.flatMap((old): [T, T][] => {
    const now = present.get(old.id)
    return now ? [[old, now]] : []
  })
}
