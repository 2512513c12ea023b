import type { Locale } from '#domain/localisation/locale.ts'

/** What an open page asks of the worker: it came before the worker did, so the worker knows nothing of it. */
export type CacheMessage = {
  kind: 'keep'
  /** Address of the page. */
  page: string
  /** Files of the build that it has loaded. */
  files: readonly string[]
  locale: Locale
  /** Whether the whole programme may be fetched: not while the visitor saves data. */
  withProgramme: boolean
}
