import type { Locale } from '#domain/localisation/locale.ts'

/** What an open page asks of the worker. */
export type CacheMessage = {
  kind: 'keep'
  /** Address of a page that came before the worker did, which knows nothing of it. */
  page: string | null
  locale: Locale
  /** Whether the whole programme may be fetched: not while the visitor saves data. */
  withProgramme: boolean
}
