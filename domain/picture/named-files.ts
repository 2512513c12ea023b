// Which files the content names, by whom and for what: the only ones that are ever asked for.
import type { Content } from '../content.ts'
import { locales } from '../localisation/locale.ts'
import type { Localised } from '../localisation/localised.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { FileId, Picture } from './picture.ts'
import { shortName } from './short-name.ts'

/** How pages show a file, which says the widths in which it is wanted. */
export type FileUse = 'logo' | 'largeLogo' | 'portrait' | 'cover' | 'gallery' | 'text' | 'document'

export type NamedFile = {
  file: FileId
  use: FileUse
  /** The record as editors find it: collection and slug, or id (`speakers/olena-horbenko`). */
  owner: string
}

const uuidLength = 36

/** UUID of the file. */
export function uuidOf(file: FileId): string {
  return file.slice(0, uuidLength)
}

/** Puts each file under its UUID and its short name; of two files with one short name, neither has it. */
export function putByName(files: Map<string, NamedFile>, named: Iterable<NamedFile>): void {
  for (const one of named) {
    const [uuid, short] = [uuidOf(one.file), shortName(uuidOf(one.file))]
    const other = files.get(short)
    files.set(uuid, one)
    if (!other || uuidOf(other.file) === uuid) files.set(short, one)
    else files.delete(short)
  }
}

/** Every file that the content names, once for each place; texts tell no state, which is taken from another place where there is one. */
export function namedFiles(content: Content): NamedFile[] {
  const all = [...filesOfForums(content), ...filesOfPeople(content), ...filesOfPublications(content), ...documentsOf(content)]
  const withState = new Map(all.filter(({ file }) => file.length > uuidLength).map(({ file }) => [uuidOf(file), file]))
  return all.map((named) => ({ ...named, file: withState.get(uuidOf(named.file)) ?? named.file }))
}

function* filesOfForums({ forums, sideEvents }: Content): Generator<NamedFile> {
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
  for (const event of sideEvents) {
    yield* one(event.image, 'cover', `side_events/${event.slug}`)
    yield* one(event.presentation, 'document', `side_events/${event.slug}`)
    yield* inText(event.description, `side_events/${event.slug}`)
  }
}

function* filesOfPeople({ people, team }: Content): Generator<NamedFile> {
  for (const [collection, list] of [['speakers', people] as const, ['team_members', team] as const]) {
    for (const person of list) {
      yield* one(person.photo, 'portrait', `${collection}/${person.slug}`)
      yield* inText(person.description, `${collection}/${person.slug}`)
    }
  }
}

function* filesOfPublications({ posts, pages, videos, albums, materials }: Content): Generator<NamedFile> {
  for (const post of posts) yield* ofPublication(post, 'blog_posts', post.body)
  for (const page of pages) yield* ofPublication(page, 'pages', page.body)
  for (const video of videos) yield* ofPublication(video, 'videos', video.description)
  for (const album of albums) {
    yield* ofPublication(album, 'photos', album.description)
    yield* inGallery(album.images, `photos/${album.slug}`)
  }
  for (const material of materials) {
    yield* one(material.cover, 'cover', `materials/${material.slug}`)
    yield* one(material.file, 'document', `materials/${material.slug}`)
  }
}

function* ofPublication(
  { slug, cover }: { slug: string; cover: FileId | null },
  collection: string,
  text: Localised<RichText>,
): Generator<NamedFile> {
  yield* one(cover, 'cover', `${collection}/${slug}`)
  yield* inText(text, `${collection}/${slug}`)
}

function* documentsOf({ documents }: Content): Generator<NamedFile> {
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
