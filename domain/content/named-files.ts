// The files that the content uses. Only these are ever fetched.

import { locales } from '../localisation/locale.ts'
import type { Localised } from '../localisation/localised.ts'
import type { FileId, Picture } from '../picture/picture.ts'
import { shortName } from '../picture/short-name.ts'
import type { Publication } from '../publication/publication.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { Content } from './content.ts'

/** How pages use a file; it decides the widths. */
export type FileUse = 'logo' | 'largeLogo' | 'portrait' | 'cover' | 'gallery' | 'text' | 'document'

export type NamedFile = {
  file: FileId
  use: FileUse
  /** A picture in one place and a document in another. */
  isDocumentToo?: boolean
  /** Collection and slug or id of the record (`speakers/olena-horbenko`). */
  owner: string
}

const uuidLength = 36

/** UUID of the file. */
export function uuidOf(file: FileId): string {
  return file.slice(0, uuidLength)
}

/** Indexes files by UUID and short name. If two files have the same short name, neither gets it. */
export function putByName(files: Map<string, NamedFile>, named: Iterable<NamedFile>): void {
  for (const one of named) files.set(uuidOf(one.file), one)
  const uuids = new Set([...files.values()].map(({ file }) => uuidOf(file)))
  for (const [short, [uuid = '', ...others]] of Map.groupBy(uuids, shortName)) {
    const one = files.get(uuid)
    if (one && others.length === 0) files.set(short, one)
    else files.delete(short)
  }
}

type Lists = Omit<Content, 'files'>

/** Files of each list. A list without files or rich texts must say so here: unlisted files are not available to visitors. */
const filesOf: { readonly [Name in keyof Lists]: (items: Lists[Name]) => Iterable<NamedFile> } = {
  forums: filesOfForums,
  sideEvents: filesOfSideEvents,
  people: (people) => filesOfPeople(people, 'speakers'),
  team: (team) => filesOfPeople(team, 'team_members'),
  posts: (posts) => filesOfPublications(posts, 'blog_posts', ({ body }) => body),
  pages: (pages) => filesOfPublications(pages, 'pages', ({ body }) => body),
  videos: (videos) => filesOfPublications(videos, 'videos', ({ description }) => description),
  albums: filesOfAlbums,
  materials: filesOfMaterials,
  documents: filesOfDocuments,
  rooms: () => [],
  contacts: () => [],
  socialLinks: () => [],
}

/** Every file of the content, once per place. Texts do not contain the file's state; it is taken from another place if possible. */
export function namedFiles(content: Content): NamedFile[] {
  const lists = Object.keys(filesOf) as (keyof Lists)[]
  const all = lists.flatMap((name) => [...filesOfList(content, name)])
  const withState = new Map(all.filter(({ file }) => file.length > uuidLength).map(({ file }) => [uuidOf(file), file]))
  return all.map((named) => ({ ...named, file: withState.get(uuidOf(named.file)) ?? named.file }))
}

function filesOfList<Name extends keyof Lists>(content: Lists, name: Name): Iterable<NamedFile> {
  return filesOf[name](content[name])
}

function* filesOfForums(forums: Content['forums']): Generator<NamedFile> {
  for (const forum of forums) {
    const owner = `forums/${forum.year}`
    yield* one(forum.cover, 'cover', owner)
    for (const { partners, size } of forum.partnerGroups) {
      for (const partner of partners) {
        yield* one(partner.logo, size === 'large' ? 'largeLogo' : 'logo', `partners/${partner.slug}`)
        yield* one(partner.logoDark, size === 'large' ? 'largeLogo' : 'logo', `partners/${partner.slug}`)
        yield* inText(partner.description, `partners/${partner.slug}`)
      }
    }
    yield* inGallery(forum.gallery, owner)
    yield* inText(forum.description, owner)
    yield* inText(forum.registrationNote, owner)
    for (const event of forum.events) {
      yield* one(event.presentation, 'document', `events/${event.slug}`)
      yield* inText(event.description, `events/${event.slug}`)
    }
    for (const broadcast of forum.broadcasts) yield* inText(broadcast.description, `broadcasts/${broadcast.slug}`)
    for (const ticket of forum.ticketGroups.flatMap(({ tickets }) => tickets))
      yield* inText(ticket.description, `tickets/${ticket.id}`)
  }
}

function* filesOfSideEvents(sideEvents: Content['sideEvents']): Generator<NamedFile> {
  for (const event of sideEvents) {
    yield* one(event.image, 'cover', `side_events/${event.slug}`)
    yield* one(event.presentation, 'document', `side_events/${event.slug}`)
    yield* inText(event.description, `side_events/${event.slug}`)
  }
}

function* filesOfPeople(people: Content['people'] | Content['team'], collection: string): Generator<NamedFile> {
  for (const person of people) {
    yield* one(person.photo, 'portrait', `${collection}/${person.slug}`)
    yield* inText(person.description, `${collection}/${person.slug}`)
  }
}

function* filesOfPublications<T extends Publication>(
  list: readonly T[],
  collection: string,
  textOf: (item: T) => Localised<RichText>,
): Generator<NamedFile> {
  for (const item of list) {
    yield* one(item.cover, 'cover', `${collection}/${item.slug}`)
    yield* inText(textOf(item), `${collection}/${item.slug}`)
  }
}

function* filesOfAlbums(albums: Content['albums']): Generator<NamedFile> {
  for (const album of albums) {
    yield* filesOfPublications([album], 'photos', ({ description }) => description)
    yield* inGallery(album.images, `photos/${album.slug}`)
  }
}

function* filesOfMaterials(materials: Content['materials']): Generator<NamedFile> {
  for (const material of materials) {
    yield* one(material.cover, 'cover', `materials/${material.slug}`)
    yield* one(material.file, 'document', `materials/${material.slug}`)
  }
}

function* filesOfDocuments(documents: Content['documents']): Generator<NamedFile> {
  for (const { id, ukrainian, other } of documents) {
    yield* one(ukrainian, 'document', `documents/${id}`)
    yield* one(other, 'document', `documents/${id}`)
  }
}

function* one(file: FileId | null, use: FileUse, owner: string): Generator<NamedFile> {
  if (file) yield { file, use, owner }
}

function* inGallery(pictures: readonly Picture[], owner: string): Generator<NamedFile> {
  for (const { file } of pictures) yield { file, use: 'gallery', owner }
}

function* inText(text: Localised<RichText>, owner: string): Generator<NamedFile> {
  for (const locale of locales) yield* inTree(text[locale] ?? [], owner)
}

function* inTree(tree: RichText, owner: string): Generator<NamedFile> {
  for (const node of tree) {
    if (typeof node === 'string') continue
    if (node.file) yield { file: node.file, use: 'text', owner }
    if (node.children) yield* inTree(node.children, owner)
  }
}
