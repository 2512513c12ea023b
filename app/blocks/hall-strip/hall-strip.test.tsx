import { expect, test } from 'vitest'
import { aForum } from '#domain/forum/forum-builder.ts'
import { anEvent, aRoom } from '#domain/programme/programme-builder.ts'
import { at } from '../../gallery/content.ts'
import { drawn, htmlOf } from '../../gallery/rendered.tsx'
import { HallStrip } from './hall-strip.tsx'
import { hallStripView } from './hall-strip-view.ts'

const hall = aRoom({ id: 'hall' })
const session = (id: string, start: string) => anEvent({ id, start: at(start), end: at(start) + 3_600_000, room: hall })
const forum = aForum({ events: [session('today', '2025-10-16T10:00'), session('tomorrow', '2025-10-17T10:00')] })

test('what comes next says its date where that is not today', () => {
  const next = (now: string) => {
    const strip = hallStripView(forum, at(now), 'uk')
    const times = drawn(
      htmlOf(strip && <HallStrip strip={strip} now={at(now)} more={{ to: '#now', label: 'Програма' }} />),
      'time',
    )
    return times.map(({ text }) => text).at(0)
  }
  expect(next('2025-10-16T09:30')).toBe('10:00')
  expect(next('2025-10-16T23:30')).toBe('10:00 17 жовтня')
})
