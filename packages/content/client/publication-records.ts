// Records of publications → domain: news, pages, videos, albums, materials.

import type { FileField } from '@forum/content/model/relation.ts'
import { isHiddenByPage } from '@forum/domain/address/editors-page.ts'
import type { Picture } from '@forum/domain/picture/picture.ts'
import type { Publication, publicationLists } from '@forum/domain/publication/publication.ts'
import * as v from 'valibot'
import {
  activity,
  choice,
  count,
  documentFile,
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
  year,
} from './fields.ts'
import { isRecord } from './raw-content.ts'
import {
  inOrder,
  isActive,
  isTitled,
  type JoinedContent,
  linkedIds,
  linkedValues,
  type ReadersOf,
  type Reading,
  type RecordSchema,
  readRecords,
  recordSchema,
  slugGiver,
} from './record.ts'

const pageFields = {
  id,
  slug: text,
  is_active: activity,
  ...texts('title'),
  published_date: moment,
  forum_year: year,
  sort: integer,
  cover: file,
}
type PageRecord = v.InferOutput<v.ObjectSchema<typeof pageFields, undefined>>

/** Reads a collection of publications: common fields here, the others by `particular`. */
function readPublications<R extends PageRecord, T>(
  schema: RecordSchema<R>,
  joined: JoinedContent,
  { faults }: Reading,
  particular: (record: R, common: Publication) => T,
): T[] {
  const { collection } = schema
  const slug = slugGiver(collection, faults)
  const shown = inOrder(readRecords(schema, joined[collection], faults)).filter(
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

const postSchema = recordSchema('blog_posts', {
  ...pageFields,
  ...texts('lead'),
  ...texts('body'),
  category: text,
  source_url: link,
  date_updated: moment,
})

const pageSchema = recordSchema('pages', {
  ...pageFields,
  ...texts('body'),
  template: choice(['text', 'wide']),
  show_in_list: flag,
})

function canBeSeen({ id, slug }: Publication, { faults }: Reading): boolean {
  if (!isHiddenByPage(slug)) return true
  faults.add('pages', id, 'slug', `"${slug}" is the address of another page: left out of lists`)
  return false
}

const videoSchema = recordSchema('videos', {
  ...pageFields,
  ...texts('description'),
  video_url: link,
  duration: count,
  speakers: list,
})

const albumSchema = recordSchema('photos', { ...pageFields, ...texts('description'), images: list, author: text })

const materialSchema = recordSchema('materials', {
  ...pageFields,
  file: documentFile,
  kind: choice(['presentation', 'report', 'press_kit', 'brand']),
  size: count,
})

export const publicationReaders: ReadersOf<typeof publicationLists> = {
  posts: (joined, reading) =>
    readPublications(postSchema, joined, reading, (record, common) => ({
      ...common,
      lead: localised(record, 'lead'),
      body: localisedRich(record, 'body', reading.richText),
      category: record.category,
      sourceUrl: record.source_url,
      changed: record.date_updated,
    })),
  pages: (joined, reading) =>
    readPublications(pageSchema, joined, reading, (record, common) => ({
      ...common,
      body: localisedRich(record, 'body', reading.richText),
      template: record.template ?? 'text',
      isListed: record.show_in_list !== false && canBeSeen(common, reading),
    })),
  videos: (joined, reading, references) =>
    readPublications(videoSchema, joined, reading, (record, common) => ({
      ...common,
      description: localisedRich(record, 'description', reading.richText),
      videoUrl: record.video_url,
      duration: record.duration,
      speakerIds: linkedIds(record.speakers, 'speakers_id').filter(references.isPerson),
    })),
  albums: (joined, reading) =>
    readPublications(albumSchema, joined, reading, (record, common) => ({
      ...common,
      description: localisedRich(record, 'description', reading.richText),
      images: readPictures(record.images, 'photos', common.id, reading),
      author: record.author,
    })),
  materials: (joined, reading) =>
    readPublications(materialSchema, joined, reading, (record, common) => ({
      ...common,
      file: record.file?.id ?? null,
      format: record.file?.format ?? null,
      kind: record.kind,
      size: record.size ?? record.file?.size ?? null,
    })),
}

const pictureFields = { width: count, height: count, title: text } satisfies Partial<Record<FileField, v.GenericSchema>>
const pictureSchema = v.object({ file, ...pictureFields })

/** Pictures of a gallery in the editor's order. A junction row contains a file record or a bare id. */
export function readPictures(junctions: readonly unknown[], collection: string, owner: string, { faults }: Reading): Picture[] {
  return linkedValues(junctions, 'directus_files_id').flatMap((value) => {
    const whole = v.safeParse(pictureSchema, { ...(isRecord(value) && value), file: value })
    const read = whole.success ? whole : v.safeParse(pictureSchema, { file: value })
    if (!read.success || read.output.file === null) {
      faults.add(collection, owner, 'images', 'names no file: picture left out')
      return []
    }
    const { file, width, height, title } = read.output
    return [{ file, width: width || null, height: height || null, title }]
  })
}
