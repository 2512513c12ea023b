// What editors have not written has no place on a page: a screen reader would name a list, a definition or a paragraph in which there is nothing.

import type { Forum } from '@forum/domain/forum/forum.ts'
import { nothing } from '@forum/domain/localisation/localised-builder.ts'
import { aBroadcast, anEvent } from '@forum/domain/programme/programme-builder.ts'
import { expect, test } from 'vitest'
import { at, before, contentWith, during, edition } from './whole-site-builder.ts'
import { crawl, wholeSite } from './whole-site-fixture.ts'

/** Elements without a word, and values that nobody gave. What a page says later of itself (a status) and what its scripts fill is left out. */
function empty(html: string): string[] {
  const left = html
    .replaceAll('<span></span>', '')
    .replace(/<(p|ul) (?:[^>]* )?(?:aria-live|role="status"|hidden)[^>]*><\/\1>/g, '')
  const ungiven = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .matchAll(/<[^<>]*\b(?:undefined|NaN|\[object)\b[^<>]*>|>[^<]*\b(?:undefined|NaN)\b/g)
  const blank = left.matchAll(/<(h[1-6]|p|ul|ol|dl|dt|dd|li|table|time)\b[^>]*><\/\1>/g)
  return [...blank, ...ungiven].map(([element]) => element)
}

const placeless: Partial<Forum> = { start: null, end: null, venue: nothing, address: nothing }

const states: [string, Partial<Forum>, number][] = [
  ['one of everything is there', {}, before],
  ['a broadcast is live of which nothing more is known', { broadcasts: [aBroadcast({ id: 'live', status: 'live' })] }, during],
  ['a broadcast is live while nothing runs in its hall any more', {}, at('2025-10-16T11:30')],
  ['the edition has neither place nor programme', { events: [], days: [], broadcasts: [], ticketGroups: [] }, before],
  ['tickets are to be sold of which, as of its day and place, nothing is known yet', { ...placeless, ticketGroups: [] }, before],
  ['sessions have only a title', { events: [anEvent({ id: 'untimed', dayId: '16', kind: null })], ...placeless }, before],
]

/** Pages of other years, and what is published, do not change with the edition. */
const others = /\/forum\/20(?!25)|\/(?:about|cookies|donate|materials|news|open-data|pages|photos|team|venue|videos)\b|search\?/

test.each(states)('no page has an empty heading, list or paragraph while %s', async (_, own, now) => {
  const isWhole = now === before && Object.keys(own).length === 0
  const site = wholeSite(contentWith(edition(2025, own)), { now })
  const pages = await crawl(site, ['/uk', '/uk/speakers?q=zzzz'], isWhole ? undefined : others)
  expect(pages.size).toBeGreaterThan(isWhole ? 70 : 15)
  expect([...pages].flatMap(([path, { html }]) => empty(html).map((element) => `${path}: ${element}`))).toEqual([])
})

test('no page has an empty heading, list or paragraph before editors have written anything', async () => {
  const pages = await crawl(wholeSite({}, { now: before }), ['/uk'])
  expect([...pages].flatMap(([path, { html }]) => empty(html).map((element) => `${path}: ${element}`))).toEqual([])
})
