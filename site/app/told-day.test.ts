// What the pages of an edition that is over tell of its interruptions.
import { calmDay, type DayState, type Interruption } from '@forum/domain/day-state/day-state.ts'
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
