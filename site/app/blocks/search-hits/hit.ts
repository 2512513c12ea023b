// A search result.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Marked } from '@forum/domain/search/marked.ts'
import type { SearchKind } from '@forum/domain/search-index/search-record.ts'
import type { Star } from '../stars/star-button.tsx'

/** A text with marked matches, and its language if it differs from the page's. */
export type MarkedText = { pieces: Marked; lang?: Locale | undefined }

export type Hit = {
  kind: SearchKind
  /** With the language. */
  to: string
  title: MarkedText
  /** Time, place, people in one line; empty: unknown. */
  line: string
  /** For sessions and side events. */
  star?: Star
  /** Passage of a long text around the match. */
  passage: MarkedText | null
}
