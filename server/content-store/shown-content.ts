// Owns what the store shows at this moment: the content, the indexes made of it, and whence and when it came.
import type { Content } from '#domain/content.ts'
import { answersFrom, type ContentIndex, emptyContent, mapsOf } from './memory-store.ts'

export type Shown = {
  content: Content
  /** Columns that the source gave for it (`speakers.is_active`). */
  fields: readonly string[]
  revision: string
  /** Where the content was read. */
  from: 'nowhere' | 'snapshot' | 'source'
  /** When it was last known to be what the source holds, in milliseconds since the epoch. */
  confirmedAt: number | null
}

export type ShownContent = {
  questions: ContentIndex
  now(): Shown
  /** Replaces what is shown; content of the same revision keeps its indexes. */
  show(next: Shown): void
  /** The source holds at `time` what is shown. */
  confirm(time: number): void
}

export function createShownContent(): ShownContent {
  let maps = mapsOf(emptyContent)
  let shown: Shown = { content: emptyContent, fields: [], revision: 'none', from: 'nowhere', confirmedAt: null }
  return {
    questions: answersFrom(() => maps),
    now: () => shown,
    show(next) {
      if (next.revision !== shown.revision) maps = mapsOf(next.content)
      shown = next
    },
    confirm(time) {
      shown = { ...shown, confirmedAt: time }
    },
  }
}
