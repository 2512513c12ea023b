// What the app may use when it draws a page.

import type { ContentStore, DraftState } from '@forum/content/port.ts'
import type { DayState } from '@forum/domain/day-state/day-state.ts'
import type { Clock } from '@forum/ground/settings/clock.ts'
import type { Changes } from '../changes/changes.ts'
import type { Organisers } from '../config/config.ts'
import type { Editors } from '../editors/editors.ts'
import type { Search } from '../search/search.ts'

/** Settings for pages; no secrets. */
export type SiteSettings = {
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  /** The site's first origin, of which ids in calendars and feeds are made: they stay when the site gets another name. Missing: `siteUrl`. */
  firstUrl?: string
  currentForumYear: number
  /** Analytics measurement id; null: none. */
  analyticsId: string | null
  /** true: shows the development ribbon, and no indexing. */
  isDevelopment: boolean
  /** Contact of the organisers while the content has none; null: not given. */
  organisers: Organisers
  /** false: the desk's database cannot be used: nothing is sold and no form is stored. */
  isDeskOpen: boolean
  /** For the preview of a draft: its current state. */
  preview?: { state: DraftState; isAhead: boolean }
}

export type Services = {
  content: ContentStore
  clock: Clock
  settings: SiteSettings
  /** What only editors see. */
  editors: Editors
  search: Search
  /** What the desk says of the day. */
  day(): DayState
  /** Changes of the programmes. */
  changes: Pick<Changes, 'of' | 'ofSession' | 'alteredAt' | 'hoursAlteredAt'>
}
