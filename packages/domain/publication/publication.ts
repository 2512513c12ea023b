import { type NamedFile, namedInGallery, namedInText, namedOnce } from '../file/named-file.ts'
import type { Locale } from '../localisation/locale.ts'
import { isPublishedIn, type Localised, nothing } from '../localisation/localised.ts'
import type { DocumentFormat } from '../picture/document-format.ts'
import type { FileId, Picture } from '../picture/picture.ts'
import type { Instant, RecordId } from '../record/record.ts'
import type { RichText } from '../rich-text/rich-text.ts'

/** Common fields. */
export type Publication = {
  id: RecordId
  slug: string
  title: Localised
  published: Instant | null
  forumYear: number | null
  cover: FileId | null
}

export const blankPublication: Publication = {
  id: '',
  slug: '',
  title: nothing,
  published: null,
  forumYear: null,
  cover: null,
}

/** News categories with a translated name; editors can write others. */
const postCategories = ['forum', 'programme', 'tickets', 'partners', 'press'] as const

export type PostCategory = (typeof postCategories)[number]

export function isPostCategory(value: string | null): value is PostCategory {
  return postCategories.includes(value as PostCategory)
}

export type Post = Publication & {
  lead: Localised
  body: Localised<RichText>
  category: string | null
  sourceUrl: string | null
  /** Last edited; null: unknown. */
  changed: Instant | null
}

export type DatedPost = Post & { published: Instant }

export function isDated(post: Post): post is DatedPost {
  return post.published !== null
}

/** Last edited after its publication, otherwise published: feeds, previews and search engines are told the same. */
export function updatedAt({ published, changed }: DatedPost): Instant {
  return Math.max(published, changed ?? published)
}

/** Slugs of editors' pages that the site links to: how to become a partner; for guests from abroad. */
export const partnershipSlug = 'partnership'
export const fromAbroadSlug = 'from-abroad'

export type ContentPage = Publication & { body: Localised<RichText>; template: 'text' | 'wide'; isListed: boolean }

export type Video = Publication & {
  description: Localised<RichText>
  videoUrl: string | null
  /** Seconds. */
  duration: number | null
  speakerIds: readonly RecordId[]
}

export type Album = Publication & { description: Localised<RichText>; images: readonly Picture[]; author: string | null }

export type Material = Publication & {
  file: FileId | null
  /** null: unknown. */
  format: DocumentFormat | null
  kind: 'presentation' | 'report' | 'press_kit' | 'brand' | null
  /** Bytes. */
  size: number | null
}

export const blankPost: Post = {
  ...blankPublication,
  lead: nothing,
  body: nothing,
  category: null,
  sourceUrl: null,
  changed: null,
}

export const blankContentPage: ContentPage = { ...blankPublication, body: nothing, template: 'text', isListed: true }

export const blankVideo: Video = { ...blankPublication, description: nothing, videoUrl: null, duration: null, speakerIds: [] }

export const blankAlbum: Album = { ...blankPublication, description: nothing, images: [], author: null }

export const blankMaterial: Material = { ...blankPublication, file: null, format: null, kind: null, size: null }

export const publicationLists = {
  posts: (post: Post) => filesOf(post, 'blog_posts', post.body),
  pages: (page: ContentPage) => filesOf(page, 'pages', page.body),
  videos: (video: Video) => filesOf(video, 'videos', video.description),
  albums: (album: Album) => [
    ...filesOf(album, 'photos', album.description),
    ...namedInGallery(album.images, `photos/${album.slug}`),
  ],
  materials: (material: Material) => [
    ...filesOf(material, 'materials'),
    ...namedOnce(material.file, 'document', `materials/${material.slug}`),
  ],
}

function filesOf({ cover, slug }: Publication, collection: string, text: Localised<RichText> = nothing): NamedFile[] {
  return [...namedOnce(cover, 'cover', `${collection}/${slug}`), ...namedInText(text, `${collection}/${slug}`)]
}

/** Newest first; equal dates keep their order. Without a date it stands where it was written, otherwise last. */
export function newestFirst<T extends Publication>(items: readonly T[]): T[] {
  const written = whenWritten(items)
  const timeOf = (item: T) => item.published ?? written.get(item.id) ?? Number.NEGATIVE_INFINITY
  return items.toSorted((a, b) => timeOf(b) - timeOf(a) || 0)
}

/** Of undated items with numbered ids: just after the latest date of an earlier one. */
function whenWritten(items: readonly Publication[]): ReadonlyMap<RecordId, Instant> {
  const written = new Map<RecordId, Instant>()
  let last = Number.NEGATIVE_INFINITY
  for (const { id, published } of items.filter((item) => /^\d+$/.test(item.id)).toSorted((a, b) => Number(a.id) - Number(b.id))) {
    last = published === null ? last + 1 : Math.max(last, published)
    if (published === null) written.set(id, last)
  }
  return written
}

/** Whether it is published at `now` (ms): editors can set a future date. */
export function isOut(item: Publication, now: Instant): boolean {
  return item.published === null || item.published <= now
}

/** Whether visitors in `locale` can read it at `now` (ms). */
export function isShownIn(item: Publication, locale: Locale, now: Instant): boolean {
  return isOut(item, now) && isPublishedIn(item.title, locale)
}

/** The visible ones in `locale` at `now` (ms), in the same order. */
export function shownIn<T extends Publication>(items: readonly T[], locale: Locale, now: Instant): T[] {
  return items.filter((item) => isShownIn(item, locale, now))
}
