// The broadcast for search engines: schema.org VideoObject with its BroadcastEvent.
import { wordsOf } from '#domain/localisation/local-text.ts'
import { broadcastState } from '#domain/programme/broadcast.ts'
import { isoAt } from '#domain/programme/kyiv-time.ts'
import type { BroadcastPageView } from './broadcast-view.ts'

type Given = { view: BroadcastPageView; summary: string; url: string; siteUrl: string }

/** Undefined when there is no picture or no start: a video without either is none to a search engine. */
export function broadcastData({ view, summary, url, siteUrl }: Given): Record<string, unknown> | undefined {
  const { cover, times, title, live, recording, languageCode } = view
  if (!cover || times.start === null) return undefined
  const state = broadcastState(times, view.now)
  const [startDate, endDate] = [isoAt(times.start), times.end === null ? undefined : isoAt(times.end)]
  const watch = state === 'ended' ? recording : live
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: wordsOf(title),
    description: summary,
    url,
    thumbnailUrl: [`${siteUrl}/assets/${cover}/1280.webp`],
    uploadDate: startDate,
    ...(languageCode && { localePath: languageCode }),
    ...(watch && { embedUrl: watch.player ?? watch.link }),
    publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate, ...(endDate && { endDate }) },
  }
}
