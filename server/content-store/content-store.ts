// What the site knows from its editors, in memory: questions are answered at once, whatever the content service does.

import type { Content } from '#domain/content.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Person } from '#domain/people/person.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import type { Album, ContentPage, Post, Video } from '#domain/publication/publication.ts'
import type { RecordId } from '#domain/record.ts'

export type Appearance = { forum: Forum; event: ProgrammeEvent; role: 'moderator' | 'speaker' }

/** Every list of the content under its name; publications newest first. */
export type ContentLists = { [Name in Exclude<keyof Content, 'files'>]: () => Content[Name] }

/** The questions that pages ask; each is answered from memory. */
export type ContentStore = ContentLists & {
  /** false: neither content nor snapshot has been read yet. Then every list is empty. */
  isFilled(): boolean
  /** All of it, for who looks at everything. */
  all(): Content
  /** Changes whenever the content does. */
  revision(): string
  forumByYear(year: number): Forum | undefined
  person(id: RecordId): Person | undefined
  personBySlug(slug: string): Person | undefined
  /** Sessions of all editions in which somebody appears: newest edition first, within it in order of time. */
  appearancesOf(id: RecordId): readonly Appearance[]
  postBySlug(slug: string): Post | undefined
  pageBySlug(slug: string): ContentPage | undefined
  videoBySlug(slug: string): Video | undefined
  albumBySlug(slug: string): Album | undefined
}
