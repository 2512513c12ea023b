// The questions of content-store.ts answered by maps that are built once for each content.
import type { Content } from '#domain/content.ts'
import { newestFirst } from '#domain/publication/publication.ts'
import type { RecordId } from '#domain/record.ts'
import type { Appearance, ContentStore } from './content-store.ts'

/** Content with its indexes: answers every question but those about the store itself. */
export type ContentIndex = Omit<ContentStore, 'isFilled' | 'revision'>

export const emptyContent: Content = {
  forums: [],
  rooms: [],
  people: [],
  sideEvents: [],
  team: [],
  posts: [],
  pages: [],
  videos: [],
  albums: [],
  materials: [],
  contacts: [],
  socialLinks: [],
  documents: [],
  files: [],
}

export function indexContent(content: Content): ContentIndex {
  const forums = new Map(content.forums.map((forum) => [forum.year, forum]))
  const people = new Map(content.people.map((person) => [person.id, person]))
  const files = new Map(content.files.map((file) => [file.slice(0, file.indexOf('.')), file]))
  const peopleBySlug = bySlug(content.people)
  const appearances = gatherAppearances(content)
  const [posts, pages, videos, albums] = [
    newestFirst(content.posts),
    newestFirst(content.pages),
    newestFirst(content.videos),
    newestFirst(content.albums),
  ]
  const materials = newestFirst(content.materials)
  const [postsBySlug, pagesBySlug, videosBySlug, albumsBySlug] = [bySlug(posts), bySlug(pages), bySlug(videos), bySlug(albums)]
  return {
    forums: () => content.forums,
    forumByYear: (year) => forums.get(year),
    rooms: () => content.rooms,
    people: () => content.people,
    person: (id) => people.get(id),
    personBySlug: (slug) => peopleBySlug.get(slug),
    appearancesOf: (id) => appearances.get(id) ?? [],
    sideEvents: () => content.sideEvents,
    team: () => content.team,
    posts: () => posts,
    postBySlug: (slug) => postsBySlug.get(slug),
    pages: () => pages,
    pageBySlug: (slug) => pagesBySlug.get(slug),
    videos: () => videos,
    videoBySlug: (slug) => videosBySlug.get(slug),
    albums: () => albums,
    albumBySlug: (slug) => albumsBySlug.get(slug),
    materials: () => materials,
    contacts: () => content.contacts,
    socialLinks: () => content.socialLinks,
    documents: () => content.documents,
    currentFile: (uuid) => files.get(uuid),
  }
}

function bySlug<T extends { slug: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.slug, item]))
}

/** A moderator who also speaks appears once, as the moderator. */
function gatherAppearances(content: Content): Map<RecordId, Appearance[]> {
  const appearances = new Map<RecordId, Appearance[]>()
  const note = (id: RecordId, appearance: Appearance) => {
    const list = appearances.get(id)
    if (list) list.push(appearance)
    else appearances.set(id, [appearance])
  }
  for (const forum of content.forums) {
    for (const event of forum.events) {
      for (const id of event.moderatorIds) note(id, { forum, event, role: 'moderator' })
      for (const id of event.speakerIds) if (!event.moderatorIds.includes(id)) note(id, { forum, event, role: 'speaker' })
    }
  }
  return appearances
}
