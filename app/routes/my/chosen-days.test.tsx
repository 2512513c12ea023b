import { expect, test } from 'vitest'
import { sessionKey } from '#domain/programme/selection.ts'
import type { DayView } from '../../blocks/timetable/day-view.ts'
import { at } from '../../gallery/content.ts'
import { htmlOf } from '../../gallery/rendered.tsx'
import { ChosenDays } from './chosen-days.tsx'

const key = sessionKey('talk')
const start = at('2025-10-16T00:00')
const told = { [key]: { at: start, lines: ['Cancelled', 'Was in another hall'] } }

function shownWith(own: { isCancelled?: true }): string {
  const item = { slug: 'talk', key, title: 'Talk', from: 600, until: 660, ...own }
  const day: DayView = { date: '2025-10-16', title: '16', dateText: '16', start, rooms: [], items: [item] }
  const shown = { days: [day], untimed: [], chosen: [key], told }
  return htmlOf(<ChosenDays {...shown} year={2025} now={start} isGrid={false} />, 'en')
}

test.each([
  ['that it is cancelled', { isCancelled: true } as const],
  ['as it was told, where its row says nothing', {}],
])('a session says %s, once, and what else was told of it', (_, own) => {
  const html = shownWith(own)
  expect(html.match(/Cancelled/g)).toHaveLength(1)
  expect(html).toContain('Was in another hall')
})
