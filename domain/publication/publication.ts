import type { Instant, RecordId } from '../forum/forum.ts'
import type { Localised } from '../localisation/localised.ts'
import type { FileId, Picture } from '../picture/picture.ts'
import type { RichText } from '../rich-text/rich-text.ts'

/** What every publication has. */
export type Publication = {
  id: RecordId
  slug: string
  title: Localised
  published: Instant | null
  forumYear: number | null
  cover: FileId | null
}

export type Post = Publication & {
  lead: Localised
  body: Localised<RichText>
  category: string | null
  sourceUrl: string | null
}

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
  kind: 'presentation' | 'report' | 'press_kit' | 'brand' | null
  /** Bytes. */
  size: number | null
}

/** Newest first; what has no date comes last; equal dates keep their order. */
export function newestFirst<T extends Publication>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => (b.published ?? Number.NEGATIVE_INFINITY) - (a.published ?? Number.NEGATIVE_INFINITY) || 0)
}

/** Whether the publication is out at `now` (ms): the editor may date it in advance. */
export function isOut(item: Publication, now: Instant): boolean {
  return item.published === null || item.published <= now
}
