// Records of publications → domain: news, pages, videos, albums, materials.
import * as v from 'valibot'
import { isHiddenByPage } from '#domain/address/editors-page.ts'
import type { Picture } from '#domain/picture/picture.ts'
import type { Album, ContentPage, Material, Post, Publication, Video } from '#domain/publication/publication.ts'
import {
  activity,
  choice,
  count,
  file,
  flag,
  id,
  integer,
  link,
  list,
  localised,
  localisedRich,
  moment,
  text,
  texts,
} from './fields.ts'
import { idOf, isRecord } from './raw-content.ts'
import {
  inOrder,
  isActive,
  isTitled,
  linkedIds,
  linkedValues,
  type Reading,
  readRecord,
  readRecords,
  slugGiver,
} from './record.ts'

const pageFields = {
  id,
  slug: text,
  is_active: activity,
  ...texts('title'),
  published_date: moment,
  forum_year: integer,
  sort: integer,
  cover: file,
}
const pageSchema = v.object(pageFields)
type PageRecord = v.InferOutput<typeof pageSchema>

/** Reads a collection of publications: the common part once, what is particular by `particular`. */
function readPublications<E extends v.ObjectEntries, T>(
  values: readonly unknown[],
  collection: string,
  entries: E,
  { faults }: Reading,
  particular: (record: v.InferOutput<v.ObjectSchema<E, undefined>>, common: Publication) => T,
): T[] {
  type Whole = PageRecord & v.InferOutput<v.ObjectSchema<E, undefined>>
  const schema = v.object({ ...pageFields, ...entries })
  const read = (value: unknown) => readRecord(schema, value, collection, faults) as Whole | undefined
  const slug = slugGiver(collection, faults)
  const shown = inOrder(readRecords(values, read, collection, faults)).filter(
    (one) => isActive(one, collection, faults) && isTitled(localised(one, 'title'), collection, one.id, faults),
  )
  return shown.map((record) =>
    particular(record, {
      id: record.id,
      slug: slug(record.slug, record.id),
      title: localised(record, 'title'),
      published: record.published_date,
      forumYear: record.forum_year,
      cover: record.cover,
    }),
  )
}

export function readPosts(values: readonly unknown[], reading: Reading): Post[] {
  const entries = { ...texts('lead'), ...texts('body'), category: text, source_url: link }
  return readPublications(values, 'blog_posts', entries, reading, (record, common) => ({
    ...common,
    lead: localised(record, 'lead'),
    body: localisedRich(record, 'body', reading.richText),
    category: record.category,
    sourceUrl: record.source_url,
  }))
}

export function readPages(values: readonly unknown[], reading: Reading): ContentPage[] {
  const entries = { ...texts('body'), template: choice(['text', 'wide']), show_in_list: flag }
  return readPublications(values, 'pages', entries, reading, (record, common) => ({
    ...common,
    body: localisedRich(record, 'body', reading.richText),
    template: record.template ?? 'text',
    isListed: record.show_in_list !== false && canBeSeen(common, reading),
  }))
}

function canBeSeen({ id, slug }: Publication, { faults }: Reading): boolean {
  if (!isHiddenByPage(slug)) return true
  faults.add('pages', id, 'slug', `"${slug}" is the address of another page: left out of lists`)
  return false
}

export function readVideos(values: readonly unknown[], reading: Reading, isPerson: (id: string) => boolean): Video[] {
  const entries = { ...texts('description'), video_url: link, duration: count, speakers: list }
  return readPublications(values, 'videos', entries, reading, (record, common) => ({
    ...common,
    description: localisedRich(record, 'description', reading.richText),
    videoUrl: record.video_url,
    duration: record.duration,
    speakerIds: linkedIds(record.speakers, 'speakers_id').filter(isPerson),
  }))
}

export function readAlbums(values: readonly unknown[], reading: Reading): Album[] {
  const entries = { ...texts('description'), images: list, author: text }
  return readPublications(values, 'photos', entries, reading, (record, common) => ({
    ...common,
    description: localisedRich(record, 'description', reading.richText),
    images: readPictures(record.images, 'photos', common.id, reading),
    author: record.author,
  }))
}

export function readMaterials(values: readonly unknown[], reading: Reading): Material[] {
  const entries = { file, kind: choice(['presentation', 'report', 'press_kit', 'brand']), size: count }
  return readPublications(values, 'materials', entries, reading, (record, common) => ({
    ...common,
    file: record.file,
    kind: record.kind,
    size: record.size,
  }))
}

const pictureSchema = v.object({ id: file, width: count, height: count, title: text })

/** The pictures of a gallery in the editor's order, from junction rows whose file is expanded or a bare id. */
export function readPictures(junctions: readonly unknown[], collection: string, owner: string, { faults }: Reading): Picture[] {
  return linkedValues(junctions, 'directus_files_id').flatMap((value) => {
    const record = v.safeParse(pictureSchema, isRecord(value) ? value : { id: value })
    const id = record.success ? record.output.id : v.safeParse(file, idOf(value)).output
    if (typeof id !== 'string') {
      faults.add(collection, owner, 'images', 'names no file: picture left out')
      return []
    }
    const { width, height, title } = record.success ? record.output : { width: null, height: null, title: null }
    return [{ file: id, width: width || null, height: height || null, title }]
  })
}
