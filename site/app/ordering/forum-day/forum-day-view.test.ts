import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { expect, test } from 'vitest'
import { forumDayView } from './forum-day-view.ts'

test.each([
  [null, '16 жовтня 2025'],
  ['2025-10-17T18:00', '16–17 жовтня 2025'],
  ['2025-11-01T18:00', '16 жовтня – 1 листопада 2025'],
])('whoever buys reads every day of the edition: with the end %j it is %s', (end, text) => {
  const forum = aForum({ start: parseMoment('2025-10-16T09:00'), end: end === null ? null : parseMoment(end) })
  expect(forumDayView(forum, 'uk')?.date).toEqual({ text, from: '2025-10-16' })
})
