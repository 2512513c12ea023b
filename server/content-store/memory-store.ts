// The questions of content-store.ts answered by maps that are built once for each content.
import { type Content, emptyContent } from '#domain/content.ts'
import { newestFirst } from '#domain/publication/publication.ts'
import type { RecordId } from '#domain/record.ts'
import type { Appearance, ContentLists, ContentStore } from './content-store.ts'

/** Content with its indexes: answers every question but those about the store itself. */
export type ContentIndex = Omit<ContentStore, 'isFilled' | 'revision'>

type ContentMaps = ReturnType<typeof mapsOf>

/** What the questions are answered from, built once for each content. */
export function mapsOf(content: Content) {
  const [posts, pages, videos, albums] = [
    newestFirst(content.posts),
    newestFirst(content.pages),
    newestFirst(content.videos),
    newestFirst(content.albums),
  ]
  return {
    ...content,
    posts,
    pages,
    videos,
    albums,
    materials: newestFirst(content.materials),
    forumsByYear: new Map(content.forums.map((forum) => [forum.year, forum])),
    peopleById: new Map(content.people.map((person) => [person.id, person])),
    peopleBySlug: bySlug(content.people),
    appearances: gatherAppearances(content),
    postsBySlug: bySlug(posts),
    pagesBySlug: bySlug(pages),
    videosBySlug: bySlug(videos),
    albumsBySlug: bySlug(albums),
  }
}

/** The questions answered from the maps that `maps` gives at that moment. */
export function answersFrom(maps: () => ContentMaps): ContentIndex {
  return {
    ...listsFrom(maps),
    all: maps,
    forumByYear: (year) => maps().forumsByYear.get(year),
    person: (id) => maps().peopleById.get(id),
    personBySlug: (slug) => maps().peopleBySlug.get(slug),
    appearancesOf: (id) => maps().appearances.get(id) ?? [],
    postBySlug: (slug) => maps().postsBySlug.get(slug),
    pageBySlug: (slug) => maps().pagesBySlug.get(slug),
    videoBySlug: (slug) => maps().videosBySlug.get(slug),
    albumBySlug: (slug) => maps().albumsBySlug.get(slug),
  }
}

function listsFrom(maps: () => ContentMaps): ContentLists {
  const { files: _, ...lists } = emptyContent
  const names = Object.keys(lists) as (keyof ContentLists)[]
  return Object.fromEntries(names.map((name) => [name, () => maps()[name]] as const)) as unknown as ContentLists
}

/** The questions answered from `content` alone. */
export function indexContent(content: Content): ContentIndex {
  const maps = mapsOf(content)
  return answersFrom(() => maps)
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
