// All content. Its lists stand beside the types of their records; a list without files says so there.
import { contactLists } from '../contact/contact.ts'
import { forumLists } from '../forum/forum.ts'
import { peopleLists } from '../people/person.ts'
import type { FileId } from '../picture/picture.ts'
import { programmeLists } from '../programme/programme.ts'
import { publicationLists } from '../publication/publication.ts'

/** The lists of the content, with the files that a record of each names. */
export const contentLists = { ...forumLists, ...programmeLists, ...peopleLists, ...publicationLists, ...contactLists }

/** Records by list, of the lists of one room or of all. */
export type RecordsOf<Lists extends Record<string, (record: never) => unknown>> = {
  [Name in keyof Lists]: readonly Parameters<Lists[Name]>[0][]
}

export type ListName = keyof typeof contentLists

/** All content at one moment: only active records with titles. Editions are newest first. */
export type Content = RecordsOf<typeof contentLists> & {
  /** Files of all records whose state is known. */
  files: readonly FileId[]
}

/** Before the first reading. */
export const emptyContent = Object.fromEntries(
  [...Object.keys(contentLists), 'files'].map((name) => [name, []]),
) as unknown as Content
