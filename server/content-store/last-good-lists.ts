// What the content service refuses is no empty list: a right was lost, and the last good copy stays until it is given again.
import type { ContentName, ManyToManyOf } from '#content/model/model.ts'
import type { Content } from '#domain/content.ts'

/** The source can be without these, not without the others. */
type Collection = Exclude<ContentName, 'forums' | 'speakers'>
type Refusable = Collection | { [Name in ContentName]: `${Name}.${ManyToManyOf<Name>}` }[ContentName]

/** A list or a value within `T`, through the lists that it stands in. */
type Place<T> = {
  [Name in keyof T & string]: Name | (T[Name] extends readonly (infer Item extends object)[] ? `${Name}.${Place<Item>}` : never)
}[keyof T & string]

/** Where in the content stands what a collection or relation holds. */
const places: Record<Refusable, readonly Place<Content>[]> = {
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

/** `after` with the lists of `before` in the place of those that are empty because they were `refused`, and the names of the latter. */
export function withLastGoodLists(
  before: Content,
  after: Content,
  refused: readonly string[],
): { content: Content; lastGood: readonly string[] } {
  let content = after as unknown as Item
  const lastGood = refused.filter((name) => {
    const whole = content
    for (const place of places[name as keyof typeof places] ?? [])
      content = withLastGood(before as unknown as Item, content, place.split('.'))
    return content !== whole
  })
  return { content: content as unknown as Content, lastGood }
}

type Item = Readonly<Record<string, unknown>>

/** `after` itself when nothing in it must stay. */
function withLastGood(before: Item | undefined, after: Item, [name = '', ...rest]: readonly string[]): Item {
  if (rest.length === 0) return isEmpty(after[name]) && !isEmpty(before?.[name]) ? { ...after, [name]: before?.[name] } : after
  const [old, present] = [listOf(before, name), listOf(after, name)]
  const byId = new Map(old.map((item) => [item.id, item]))
  const items = present.map((item) => withLastGood(byId.get(item.id), item, rest))
  return items.every((item, index) => item === present[index]) ? after : { ...after, [name]: items }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function listOf(item: Item | undefined, name: string): readonly Item[] {
  return (item?.[name] ?? []) as readonly Item[]
}
