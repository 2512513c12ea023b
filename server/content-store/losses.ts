// What a reading has less of than the content that is there: lists that became short or empty, fields that nobody filled any more at once.
import type { Content } from '#domain/content.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { locales } from '#domain/localisation/locale.ts'
import type { RecordId } from '#domain/record.ts'
import { type Place, placesOf } from './places.ts'

/** A list (`forums.2025.speakerIds`) or a field (`forums: title.uk`) with how much of it there was and is. */
export type Loss = { name: string; before: number; after: number }

/** Where a loss is made good by what was there; `owner`: in this record only. */
export type LossAt = Loss & { places: readonly Place[]; owner: RecordId | null }

/** Fewer are few: an editor takes them away at once, and nobody asks. */
const few = 3
/** Nor is anybody asked before so many have gone, unless none is left. */
const many = 5
/** The law wants these: the last of them is not let go without asking. */
const statutory: readonly (keyof Content)[] = ['documents']
/** A record that loses more than this share of its filled fields at once is hollow. */
const fieldShare = 1 / 3

/** Everything of which too much has gone. Records that are in both are compared by their ids. */
export function lossesOf(before: Content, after: Content): LossAt[] {
  return [...topLists(before, after), ...listsOfEditions(before, after), ...pictures(before, after), ...fields(before, after)]
}

/** Whether more has gone than an editor takes away at once. */
function isTooMuch(before: number, after: number): boolean {
  const gone = before - after
  return after === 0 ? before >= few : gone >= many && gone * 2 > before
}

/** What else must stay as it was when a list stays. */
const together: { [Name in keyof Content]?: readonly Place[] } = {
  people: placesOf('speakers'),
  rooms: placesOf('rooms'),
  contacts: placesOf('contacts'),
  socialLinks: placesOf('contacts'),
}

const placesOfList = (name: keyof Content): readonly Place[] => together[name] ?? [name]

const listNames = (content: Content) => (Object.keys(content) as (keyof Content)[]).filter((name) => name !== 'files')

function topLists(before: Content, after: Content): LossAt[] {
  return listNames(before).flatMap((name) => {
    const [was, is] = [before[name].length, after[name].length]
    const isGone = isTooMuch(was, is) || (statutory.includes(name) && was > 0 && is === 0)
    return isGone ? [{ name, before: was, after: is, places: placesOfList(name), owner: null }] : []
  })
}

/** The lists of an edition, and with which others each must stay. */
const ofEdition: readonly { name: string; of(forum: Forum): readonly unknown[]; places: readonly Place[] }[] = [
  { name: 'speakerIds', of: ({ speakerIds }) => speakerIds, places: placesOf('forums.speakers') },
  { name: 'gallery', of: ({ gallery }) => gallery, places: placesOf('forums.gallery') },
  { name: 'statistics', of: ({ statistics }) => statistics, places: ['forums.statistics'] },
  { name: 'shortProgramme', of: ({ shortProgramme }) => shortProgramme, places: placesOf('short_programs') },
  { name: 'days', of: ({ days }) => days, places: placesOf('program_days') },
  { name: 'events', of: ({ events }) => events, places: placesOf('events') },
  {
    name: 'events.speakerIds',
    of: ({ events }) => events.flatMap(({ speakerIds }) => speakerIds),
    places: placesOf('events.speakers'),
  },
  {
    name: 'events.moderatorIds',
    of: ({ events }) => events.flatMap(({ moderatorIds }) => moderatorIds),
    places: placesOf('events.moderators'),
  },
  { name: 'broadcasts', of: ({ broadcasts }) => broadcasts, places: placesOf('broadcasts') },
  { name: 'ticketGroups', of: ({ ticketGroups }) => ticketGroups, places: placesOf('ticket_groups') },
  {
    name: 'tickets',
    of: ({ ticketGroups }) => ticketGroups.flatMap(({ tickets }) => tickets),
    places: placesOf('ticket_groups'),
  },
  { name: 'partnerGroups', of: ({ partnerGroups }) => partnerGroups, places: placesOf('partner_groups') },
  {
    name: 'partners',
    of: ({ partnerGroups }) => partnerGroups.flatMap(({ partners }) => partners),
    places: placesOf('partners'),
  },
]

function listsOfEditions(before: Content, after: Content): LossAt[] {
  return inBoth(before.forums, after.forums).flatMap(([old, present]) =>
    ofEdition.flatMap(({ name, of, places }) => {
      const [was, is] = [of(old).length, of(present).length]
      return isTooMuch(was, is) ? [{ name: `forums.${old.year}.${name}`, before: was, after: is, places, owner: old.id }] : []
    }),
  )
}

function pictures(before: Content, after: Content): LossAt[] {
  return inBoth(before.albums, after.albums).flatMap(([old, { images }]) => {
    const [was, is] = [old.images.length, images.length]
    const places = placesOf('photos.images')
    return isTooMuch(was, is) ? [{ name: `albums.${old.slug}.images`, before: was, after: is, places, owner: old.id }] : []
  })
}

/** Records whose fields are judged together: the lists of the content, and what stands below the editions. */
function kindsOfRecords(content: Content): [name: string, records: readonly { id: RecordId }[], places: readonly Place[]][] {
  const below = <T>(of: (forum: Forum) => readonly T[]) => content.forums.flatMap(of)
  return [
    ...listNames(content).map((name): ReturnType<typeof kindsOfRecords>[number] => [
      name,
      content[name] as readonly { id: RecordId }[],
      placesOfList(name),
    ]),
    ['events', below(({ events }) => events), placesOf('events')],
    ['broadcasts', below(({ broadcasts }) => broadcasts), placesOf('broadcasts')],
    ['tickets', below(({ ticketGroups }) => ticketGroups.flatMap(({ tickets }) => tickets)), placesOf('ticket_groups')],
    ['partners', below(({ partnerGroups }) => partnerGroups.flatMap(({ partners }) => partners)), placesOf('partners')],
  ]
}

/** Fields that went out of too many records at once; and records of which too much went, where that are too many. */
function fields(before: Content, after: Content): LossAt[] {
  const present = new Map(kindsOfRecords(after).map(([name, records]) => [name, records]))
  return kindsOfRecords(before).flatMap(([name, records, places]) => {
    const pairs = inBoth(records, present.get(name) ?? []).map(([old, now]) => [filledFields(old), filledFields(now)] as const)
    const was = Map.groupBy(
      pairs.flatMap(([old]) => [...old]),
      (field) => field,
    )
    const of = (field: string) => pairs.filter(([, now]) => now.has(field)).length
    const gone = [...was].map(([field, { length }]) => ({ name: `${name}: ${field}`, before: length, after: of(field) }))
    const whole = pairs.filter(([old, now]) => !isHollow(old, now)).length
    const losses = gone.filter(({ before, after }) => isTooMuch(before, after))
    // Without its editions there is no site, however few there are.
    const areHollow = isTooMuch(pairs.length, whole) || (name === 'forums' && pairs.length > 1 && whole === 0)
    if (areHollow) losses.push({ name: `${name}: most fields`, before: pairs.length, after: whole })
    return losses.map((loss) => ({ ...loss, places, owner: null }))
  })
}

function isHollow(before: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  const gone = [...before].filter((field) => !now.has(field)).length
  return gone >= few && gone > before.size * fieldShare
}

/** Names of the fields that are filled; texts by language (`title.uk`). */
function filledFields(record: { id: RecordId }): ReadonlySet<string> {
  const filled = new Set<string>()
  for (const [name, value] of Object.entries(record) as [string, unknown][]) {
    // Switches have no filled state, lists are judged by themselves, and a slug that was lost is the id.
    if (name === 'id' || typeof value === 'boolean' || Array.isArray(value) || value === null || value === undefined) continue
    if (name === 'slug' && record.id === value) continue
    const languages = typeof value === 'object' ? locales.filter((locale) => locale in value) : []
    if (languages.length === 0) filled.add(name)
    for (const locale of languages) if ((value as Record<string, unknown>)[locale] !== null) filled.add(`${name}.${locale}`)
  }
  return filled
}

/** The records that are in both, each as it was and as it is. */
function inBoth<T extends { id: RecordId }>(before: readonly T[], after: readonly T[]): [old: T, present: T][] {
  const present = new Map(after.map((item) => [item.id, item]))
  return before.flatMap((old): [T, T][] => {
    const now = present.get(old.id)
    return now ? [[old, now]] : []
  })
}
