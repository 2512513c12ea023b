// Cache headers of a page for shared caches (CDN, nginx): freshness, stale use and cache tags.
import type { FlatHeaders } from './flat-headers.ts'

export type CdnCaching = {
  /** Seconds of freshness; for as long again a stale copy is used while a new one is fetched. */
  seconds: number
  /** Cache tags of the page at `path`; null: shared caches may not store it. */
  keysOf(path: string): readonly string[] | null
}

/** Seconds that a stale copy is used when the site cannot be reached. */
const withoutSite = 86_400
/** Browsers revalidate each time, so that edits show at once; the answer is mostly 304. */
const browsersAsk = 'public, max-age=0'

/** Cache headers of a page: freshness, tags, and maximum age of copies (ms). */
export type CdnRules = { cacheControl: FlatHeaders; keys: readonly string[]; oldest: number }

/** The rules for the page at `path`; null: only browsers store it. */
export function cdnRules(path: string, copies: CdnCaching | null): CdnRules | null {
  const keys = copies?.keysOf(path)
  if (!copies || !keys) return null
  const { seconds } = copies
  const stale = `stale-while-revalidate=${seconds}, stale-if-error=${withoutSite}`
  return {
    // With `s-maxage`, RFC 9111 (5.2.2.10) forbids stale copies; caches that follow it read their own header (RFC 9213).
    cacheControl: [
      'cache-control',
      `${browsersAsk}, s-maxage=${seconds}, ${stale}`,
      'cdn-cache-control',
      `public, max-age=${seconds}, ${stale}`,
    ],
    keys,
    oldest: (seconds + withoutSite) * 1000,
  }
}

/** For pages that only browsers store. */
export const notForCdn: FlatHeaders = ['cache-control', `${browsersAsk}, must-revalidate`]

/** Time headers of a response at `now` (omitted without copies). With copies the value must hold as long as they live, so it is their maximum age (ms). */
export function momentHeaders(rules: CdnRules | null, revision: string, now: number | undefined): FlatHeaders {
  if (!rules) return now === undefined ? [] : ['server-timing', clockTiming(now)]
  const keys = [...rules.keys, `content-${revision}`]
  return ['server-timing', `copy;dur=${rules.oldest}`, 'surrogate-key', keys.join(' '), 'cache-tag', keys.join(',')]
}

/** The site's time in Server-Timing: scripts need it, because a cached page is older than its reading. */
function clockTiming(now: number): string {
  return `now;dur=${now}`
}
