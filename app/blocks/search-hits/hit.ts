// One answer of the search as it is drawn.
import type { Locale } from '#domain/localisation/locale.ts'
import type { Marked } from '#domain/search/marked.ts'
import type { SearchKind } from '#domain/search/search-record.ts'
import type { Star } from '../stars/star-button.tsx'

/** A text with its found words, and its language where it is not the page's. */
export type MarkedText = { pieces: Marked; lang?: Locale | undefined }

export type Hit = {
  kind: SearchKind
  /** With the language. */
  to: string
  title: MarkedText
  /** When, where, who: words of the site and of editors in one line; empty: nothing is known. */
  line: string
  /** Of a session or a side event. */
  star?: Star
  /** The passage of a long text that was found. */
  passage: MarkedText | null
}
