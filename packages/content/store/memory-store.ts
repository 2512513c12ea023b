// Answers the queries of content-store.ts from maps that are built once per content.
import { type Content, emptyContent } from '@forum/domain/content/content.ts'
import { newestFirst } from '@forum/domain/publication/publication.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import type { Appearance, ContentLists, ContentStore } from './content-store.ts'

/** Content with its indexes: answers all queries about the content. */
export type ContentIndex = Omit<ContentStore, 'isFilled' | 'revision'>

type ContentMaps = ReturnType<typeof mapsOf>

/** Builds the maps of a content. */
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

/** Answers queries from the current result of `maps`. */
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

/** Answers queries from `content`. */
export function indexContent(content: Content): ContentIndex {
  const maps = mapsOf(content)
  return answersFrom(() => maps)
}

function bySlug<T extends { slug: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.slug, item]))
}

/** A moderator who also speaks is listed once, as moderator. */
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
