// What the pages of an edition that is over tell of its interruptions.
import { calmDay, type DayState, type Interruption } from '@forum/domain/day-state/day-state.ts'
import { type Move, placeOf } from '@forum/domain/day-state/moves.ts'
import { withDay } from '@forum/domain/day-state/with-day.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, test } from 'vitest'
import { demoContent } from './demo-site-fixture.ts'
import { at } from './whole-site-builder.ts'
import { wholeSite } from './whole-site-fixture.ts'

const over = (since: string, resumesAt: string): Interruption => ({
  ...{ id: since, kind: 'alert', roomIds: null, isDrill: false },
  ...{ since: at(since), resumesAt: at(resumesAt) },
})
const day: DayState = {
  ...calmDay,
  over: [over('2025-10-16T11:42', '2025-10-16T12:25'), over('2025-10-16T15:00', '2025-10-16T15:20')],
}
const told =
  /(interrupted twice, 63 minutes in all|переривали двічі, загалом на 63 хвилини|прерывали дважды, всего на 63 минуты)\./
const tellingPages = async (moment: string, year: number, state = day) => {
  const site = wholeSite(await demoContent(), { now: at(moment), day: state })
  const paths = locales.flatMap((locale) => ['', '/program', '/broadcast'].map((page) => `/${locale}/forum/${year}${page}`))
  const pages = await Promise.all(paths.map(async (path) => ({ path, ...(await site.get(path)) })))
  expect(pages.map(({ path, status }) => [path, status])).toEqual(paths.map((path) => [path, 200]))
  return pages.filter(({ html }) => told.test(html.replaceAll(/[\s\u2060]+/g, ' '))).map(({ path }) => path)
}

test('edition, programme and recordings say it, in every language, a year later too', async () => {
  expect(await tellingPages('2025-10-18T09:00', 2025)).toHaveLength(locales.length * 3)
  expect(await tellingPages('2026-11-20T09:00', 2025)).toHaveLength(locales.length * 3)
})

test.each([
  ['an edition that is on', '2025-10-17T09:00', 2025, day],
  ['another edition', '2025-10-18T09:00', 2024, day],
  ['a calm edition', '2025-10-18T09:00', 2025, calmDay],
])('%s says nothing of it', async (_, moment, year, state) => {
  expect(await tellingPages(moment, year, state)).toEqual([])
})

test('the page of a recording and what search engines get have the true times of a moved day', async () => {
  const demo = await demoContent()
  const forums = demo.forums.map((forum) => ({
    ...forum,
    broadcasts: forum.broadcasts.map((one) => ({ ...one, videoUrl: 'https://vimeo.com/123456789' })),
  }))
  const late = 43 * 60_000
  const moves = forums.flatMap(({ year, events }) =>
    events.flatMap((event): Move[] => {
      const { start, end } = event
      if (year !== 2025 || start === null || start < at('2025-10-16T12:30')) return []
      const place = { ...placeOf(event), start: start + late, end: end === null ? null : end + late }
      return [{ ...place, eventId: event.id, isCut: false, written: placeOf(event), at: start }]
    }),
  )
  const site = wholeSite(withDay({ ...demo, forums }, { ...calmDay, moves }), { now: at('2025-10-18T09:00') })
  const { html } = await site.get('/en/forum/2025/broadcast/velyka-2025')
  expect(html.replaceAll(/[\s\u2060]+/g, ' ')).toMatch(/09:00.{1,80}17:43/)
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const graph = JSON.parse(json) as { '@graph': { publication?: object }[] }
  expect(graph['@graph'].flatMap(({ publication }) => publication ?? [])).toMatchObject([
    { startDate: '2025-10-16T09:00:00+03:00', endDate: '2025-10-16T17:43:00+03:00' },
  ])
})
