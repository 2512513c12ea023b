// The site's content in memory: queries never wait for the content service.

import type { Content } from '@forum/domain/content/content.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import type { Album, ContentPage, Post, Video } from '@forum/domain/publication/publication.ts'
import type { RecordId } from '@forum/domain/record/record.ts'

export type Appearance = { forum: Forum; event: ProgrammeEvent; role: 'moderator' | 'speaker' }

/** Every list of the content by name; publications newest first. */
export type ContentLists = { [Name in Exclude<keyof Content, 'files'>]: () => Content[Name] }

/** Queries of pages, answered from memory. */
export type ContentStore = ContentLists & {
  /** false: neither content nor snapshot was read. All lists are empty. */
  isFilled(): boolean
  /** The whole content. */
  all(): Content
  /** Changes with the content. */
  revision(): string
  forumByYear(year: number): Forum | undefined
  person(id: RecordId): Person | undefined
  personBySlug(slug: string): Person | undefined
  /** Sessions of all editions in which a person appears: newest edition first, then by time. */
  appearancesOf(id: RecordId): readonly Appearance[]
  postBySlug(slug: string): Post | undefined
  pageBySlug(slug: string): ContentPage | undefined
  videoBySlug(slug: string): Video | undefined
  albumBySlug(slug: string): Album | undefined
}
