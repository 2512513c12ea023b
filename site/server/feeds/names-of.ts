// The site's names for feeds and calendars.
import type { SiteSettings } from '../contract/services.ts'

export type SiteNames = {
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  /** The site's first origin, of which ids are made: they stay when the site gets another name. Missing: `siteUrl`. */
  firstUrl?: string
}

export const namesOf = ({ siteUrl, firstUrl = siteUrl }: Pick<SiteSettings, 'siteUrl' | 'firstUrl'>) => ({ siteUrl, firstUrl })
