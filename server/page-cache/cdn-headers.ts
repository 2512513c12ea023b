// What caches between the site and its visitors (a CDN, nginx) are told of a page: how long they may answer with their copy, and under which names they may throw it away.
import type { FlatHeaders } from './flat-headers.ts'

export type CdnCaching = {
  /** For so long a copy is answered without asking; for as long again while a new one is fetched. */
  seconds: number
  /** Names of the page at `path` by which its copies are thrown away; null: no shared cache may keep one. */
  keysOf(path: string): readonly string[] | null
}

/** So long a copy is shown when the site cannot be reached, seconds. */
const withoutSite = 86_400
/** A browser asks each time, so that an edit shows at once; the answer is mostly 304. */
const browsersAsk = 'public, max-age=0'

/** What a page's answer says of copies, their names, and how old they are at most (ms). */
export type CdnRules = { cacheControl: FlatHeaders; keys: readonly string[]; oldest: number }

/** The rules for the page at `path`; null: browsers alone keep it. */
export function cdnRules(path: string, copies: CdnCaching | null): CdnRules | null {
  const keys = copies?.keysOf(path)
  if (!copies || !keys) return null
  const { seconds } = copies
  const stale = `stale-while-revalidate=${seconds}, stale-if-error=${withoutSite}`
  return {
    // Under RFC 9111 (5.2.2.10) `s-maxage` forbids what is stale: caches that hold to it read their own header (RFC 9213).
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

/** Of pages that browsers alone keep. */
export const notForCdn: FlatHeaders = ['cache-control', `${browsersAsk}, must-revalidate`]

/** What an answer at `now` says of its moment (left out: nothing, unless there are copies); with copies it must be true for as long as they live, so it is their greatest age (ms). */
export function momentHeaders(rules: CdnRules | null, revision: string, now: number | undefined): FlatHeaders {
  if (!rules) return now === undefined ? [] : ['server-timing', clockTiming(now)]
  const keys = [...rules.keys, `content-${revision}`]
  return ['server-timing', `copy;dur=${rules.oldest}`, 'surrogate-key', keys.join(' '), 'cache-tag', keys.join(',')]
}

/** The site's time as Server-Timing says it: a cached page is older than the moment at which it is read, and scripts need that moment. */
function clockTiming(now: number): string {
  return `now;dur=${now}`
}
