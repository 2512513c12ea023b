// What the content service refuses is no empty list: a right was lost, and the last good copy stays until it is given again.
import type { Content } from '#domain/content.ts'
import type { ListedCollection } from '../content-service/raw-content.ts'

type Refusable = Exclude<ListedCollection, 'speakers'> | `${'forums' | ListedCollection}.${string}`

/** Where in the content stands what a collection or relation holds. */
const places = {
  rooms: ['rooms'],
  events: ['forums.events', 'forums.days'],
  side_events: ['sideEvents'],
  team_members: ['team'],
  blog_posts: ['posts'],
  pages: ['pages'],
  videos: ['videos'],
  photos: ['albums'],
  materials: ['materials'],
  contacts: ['contacts', 'socialLinks'],
  documents: ['documents'],
  'forums.short_programs': ['forums.shortProgramme'],
  'forums.program_days': ['forums.days', 'forums.events'],
  'forums.broadcasts': ['forums.broadcasts'],
  'forums.ticket_groups': ['forums.ticketGroups'],
  'forums.partner_groups': ['forums.partnerGroups'],
  'forums.speakers': ['forums.speakerIds'],
  'forums.gallery': ['forums.gallery'],
  'events.speakers': ['forums.events.speakerIds'],
  'events.moderators': ['forums.events.moderatorIds'],
  'side_events.speakers': ['sideEvents.speakerIds'],
  'side_events.moderators': ['sideEvents.moderatorIds'],
  'videos.speakers': ['videos.speakerIds'],
  'photos.images': ['albums.images'],
} satisfies Partial<Record<Refusable, readonly string[]>>

/** `after` with the lists of `before` in the place of those that are empty because they were `refused`, and the names of the latter. */
export function withKeptLists(
  before: Content,
  after: Content,
  refused: readonly string[],
): { content: Content; kept: readonly string[] } {
  let content = after as unknown as Item
  const kept = refused.filter((name) => {
    const whole = content
    for (const place of places[name as keyof typeof places] ?? [])
      content = withKept(before as unknown as Item, content, place.split('.'))
    return content !== whole
  })
  return { content: content as unknown as Content, kept }
}

type Item = Readonly<Record<string, unknown>>

/** `after` itself when nothing in it must be kept. */
function withKept(before: Item | undefined, after: Item, [name = '', ...rest]: readonly string[]): Item {
  const [old, present] = [listOf(before, name), listOf(after, name)]
  if (rest.length === 0) return present.length === 0 && old.length > 0 ? { ...after, [name]: old } : after
  const byId = new Map(old.map((item) => [item.id, item]))
  const items = present.map((item) => withKept(byId.get(item.id), item, rest))
  return items.every((item, index) => item === present[index]) ? after : { ...after, [name]: items }
}

function listOf(item: Item | undefined, name: string): readonly Item[] {
  return (item?.[name] ?? []) as readonly Item[]
}
