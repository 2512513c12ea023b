// Composition root: what a request may ask for. app/ imports these types only, never a value.
import type { Instant } from '#domain/forum/forum.ts'
import type { ContentStore } from './content-store/content-store.ts'

/** The site's one clock (decisions, Brand and time). */
export type Clock = { now(): Instant }

/** What pages may know of the configuration; no secret is here. */
export type SiteSettings = {
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  currentForumYear: number
}

export type Services = {
  content: ContentStore
  clock: Clock
  settings: SiteSettings
}
