import type { Contact, LegalDocument, SocialLink } from '../contact/contact.ts'
import type { Forum } from '../forum/forum.ts'
import type { Person, TeamMember } from '../people/person.ts'
import type { FileId } from '../picture/picture.ts'
import type { Room, SideEvent } from '../programme/programme.ts'
import type { Album, ContentPage, Material, Post, Video } from '../publication/publication.ts'

/** All content at one moment: only active records with titles. */
export type Content = {
  /** Newest first. */
  forums: readonly Forum[]
  rooms: readonly Room[]
  people: readonly Person[]
  sideEvents: readonly SideEvent[]
  team: readonly TeamMember[]
  posts: readonly Post[]
  pages: readonly ContentPage[]
  videos: readonly Video[]
  albums: readonly Album[]
  materials: readonly Material[]
  contacts: readonly Contact[]
  socialLinks: readonly SocialLink[]
  documents: readonly LegalDocument[]
  /** Files of all records whose state is known. */
  files: readonly FileId[]
}

/** Before the first reading. */
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
