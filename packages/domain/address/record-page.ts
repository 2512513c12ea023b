import type { Content } from '../content/content.ts'
import { sideEventYear } from '../programme/side-event.ts'
import type { RecordId } from '../record/record.ts'
import { isHiddenByPage } from './editors-page.ts'
import { pathWithin } from './paths.ts'

/** The page of a record of the content service, without language; undefined: it has none. */
export function recordPage(content: Content, collection: string, id: RecordId): string | undefined {
  const slugOf = (items: readonly { id: RecordId; slug: string }[]) => items.find((item) => item.id === id)?.slug
  const path = (slug: string | undefined, to: (slug: string) => string) => (slug === undefined ? undefined : to(slug))
  switch (collection) {
    case 'speakers':
      return path(slugOf(content.people), pathWithin.speaker)
    case 'team_members':
      return path(slugOf(content.team), pathWithin.member)
    case 'blog_posts':
      return path(slugOf(content.posts), pathWithin.post)
    case 'pages':
      return path(slugOf(content.pages.filter(({ slug }) => !isHiddenByPage(slug))), pathWithin.page)
    case 'videos':
      return path(slugOf(content.videos), pathWithin.video)
    case 'photos':
      return path(slugOf(content.albums), pathWithin.album)
    default:
      return pageOfEdition(content, collection, id)
  }
}

function pageOfEdition({ forums, sideEvents }: Content, collection: string, id: RecordId): string | undefined {
  if (collection === 'side_events') {
    const event = sideEvents.find((one) => one.id === id)
    const year = event && sideEventYear(event)
    return event && typeof year === 'number' ? pathWithin.sideEvent(year, event.slug) : undefined
  }
  for (const forum of forums) {
    if (collection === 'forums' && forum.id === id) return pathWithin.forum(forum.year)
    const event = collection === 'events' && forum.events.find((one) => one.id === id)
    if (event) return pathWithin.session(forum.year, event.slug)
    const broadcast = collection === 'broadcasts' && forum.broadcasts.find((one) => one.id === id)
    if (broadcast) return pathWithin.broadcast(forum.year, broadcast.slug)
  }
  return undefined
}
