// What the site knows from its editors, in memory: questions are answered at once, whatever the content service does.

import type { Contact, LegalDocument, SocialLink } from '#domain/contact/contact.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Person, TeamMember } from '#domain/people/person.ts'
import type { FileId } from '#domain/picture/picture.ts'
import type { ProgrammeEvent, Room, SideEvent } from '#domain/programme/programme.ts'
import type { Album, ContentPage, Material, Post, Video } from '#domain/publication/publication.ts'
import type { RecordId } from '#domain/record.ts'

export type Appearance = { forum: Forum; event: ProgrammeEvent; role: 'moderator' | 'speaker' }

/** The questions that pages ask; each is answered from memory. */
export type ContentStore = {
  /** false: neither content nor snapshot has been read yet. Then every list is empty. */
  isFilled(): boolean
  /** Changes whenever the content does. */
  revision(): string
  /** Newest first. */
  forums(): readonly Forum[]
  forumByYear(year: number): Forum | undefined
  rooms(): readonly Room[]
  people(): readonly Person[]
  person(id: RecordId): Person | undefined
  personBySlug(slug: string): Person | undefined
  /** Sessions of all editions in which somebody appears: newest edition first, within it in order of time. */
  appearancesOf(id: RecordId): readonly Appearance[]
  sideEvents(): readonly SideEvent[]
  team(): readonly TeamMember[]
  /** Publications: newest first. */
  posts(): readonly Post[]
  postBySlug(slug: string): Post | undefined
  pages(): readonly ContentPage[]
  pageBySlug(slug: string): ContentPage | undefined
  videos(): readonly Video[]
  videoBySlug(slug: string): Video | undefined
  albums(): readonly Album[]
  albumBySlug(slug: string): Album | undefined
  materials(): readonly Material[]
  contacts(): readonly Contact[]
  socialLinks(): readonly SocialLink[]
  documents(): readonly LegalDocument[]
  /** The file with this UUID in the state in which it is now, where that is known. */
  currentFile(uuid: string): FileId | undefined
}
