// Where in the content stands what a collection or relation of the content service holds, and how it is kept as it was there.
import type { ContentName, ManyToManyOf } from '#content/model/model.ts'
import type { Content } from '#domain/content.ts'

type Withheld = ContentName | { [Name in ContentName]: `${Name}.${ManyToManyOf<Name>}` }[ContentName]

/** A list or a value within `T`, through the lists that it stands in. */
type PlaceIn<T> = {
  [Name in keyof T & string]: Name | (T[Name] extends readonly (infer Item extends object)[] ? `${Name}.${PlaceIn<Item>}` : never)
}[keyof T & string]

export type Place = PlaceIn<Content>

const places: Record<Withheld, readonly Place[]> = {
  forums: ['forums'],
  speakers: ['people', 'forums.speakerIds', 'forums.days', 'forums.events', 'sideEvents', 'videos.speakerIds'],
  short_programs: ['forums.shortProgramme'],
  program_days: ['forums.days', 'forums.events'],
  events: ['forums.events', 'forums.days'],
  side_events: ['sideEvents'],
  rooms: ['rooms', 'forums.events.room', 'forums.broadcasts.room', 'sideEvents.room'],
  broadcasts: ['forums.broadcasts'],
  ticket_groups: ['forums.ticketGroups'],
  tickets: ['forums.ticketGroups.tickets'],
  partner_groups: ['forums.partnerGroups'],
  partners: ['forums.partnerGroups'],
  team_members: ['team'],
  contacts: ['contacts', 'socialLinks'],
  blog_posts: ['posts'],
  pages: ['pages'],
  videos: ['videos'],
  photos: ['albums'],
  materials: ['materials'],
  documents: ['documents'],
  'forums.speakers': ['forums.speakerIds'],
  'forums.gallery': ['forums.gallery'],
  'events.speakers': ['forums.events.speakerIds'],
  'events.moderators': ['forums.events.moderatorIds'],
  'side_events.speakers': ['sideEvents.speakerIds'],
  'side_events.moderators': ['sideEvents.moderatorIds'],
  'partner_groups.partners': ['forums.partnerGroups'],
  'videos.speakers': ['videos.speakerIds'],
  'photos.images': ['albums.images'],
}

/** The places of a collection or relation. */
export function placesOf(name: string): readonly Place[] {
  return places[name as Withheld] ?? []
}

/** What is kept at a place: everything that was there; or only where now nothing is. */
export type Extent = 'all' | 'empty'

type Item = Readonly<Record<string, unknown>>

/**
 * `after` with what stood in `before` at `place`; `after` itself when nothing must stay. With `owner` only that of the record with this id in the
 * first list of the place. What belongs to a record that was not there before is left out with `all`, since nothing of it was ever good.
 */
export function keepAt(before: Content, after: Content, place: Place, extent: Extent, owner: string | null = null): Content {
  return keep(before as unknown as Item, after as unknown as Item, place.split('.'), extent, owner) as unknown as Content
}

function keep(
  before: Item | undefined,
  after: Item,
  [name = '', ...rest]: readonly string[],
  extent: Extent,
  owner: string | null,
): Item {
  if (rest.length === 0) {
    const isKept = extent === 'all' ? after[name] !== before?.[name] : isEmpty(after[name]) && !isEmpty(before?.[name])
    return isKept ? { ...after, [name]: before ? before[name] : Array.isArray(after[name]) ? [] : after[name] } : after
  }
  const byId = new Map(listOf(before, name).map((item) => [item.id, item]))
  const present = listOf(after, name)
  const items = present.map((item) =>
    owner === null || item.id === owner ? keep(byId.get(item.id), item, rest, extent, null) : item,
  )
  return items.every((item, index) => item === present[index]) ? after : { ...after, [name]: items }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function listOf(item: Item | undefined, name: string): readonly Item[] {
  return (item?.[name] ?? []) as readonly Item[]
}
