import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { anEvent, aRoom } from '@forum/domain/programme/programme-builder.ts'
import { at } from '@forum/site/app/gallery/content.ts'
import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, test } from 'vitest'
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

test.each([
  ['uk', 'Кава до 11:00', '11:00 · Скасовано', 'До 12:00 сесій немає', 'На сьогодні тут усе'],
  ['en', 'Coffee until 11:00', '11:00 · Cancelled', 'No session until 12:00', 'That is all here today'],
  ['ru', 'Кофе до 11:00', '11:00 · Отменено', 'До 12:00 сессий нет', 'На сегодня здесь всё'],
] as const)('in %s breaks, cancelled sessions and pauses are named', (locale, coffee, cancelled, pause, over) => {
  const desna = aRoom({ id: 'desna', number: 2 })
  const title = { uk: 'Кава', en: 'Coffee', ru: 'Кофе' }
  const at30 = (start: string, own: object) => anEvent({ ...own, start: at(start), end: at(start) + 1_800_000 })
  const day = aForum({
    events: [
      at30('2025-10-16T10:30', { id: 'coffee', kind: 'break', title }),
      at30('2025-10-16T11:00', { id: 'off', room: hall, isCancelled: true }),
      at30('2025-10-16T11:00', { id: 'on', room: desna }),
      at30('2025-10-16T12:00', { id: 'late', room: hall }),
    ],
  })
  const shown = (now: string) => {
    const strip = hallStripView(day, at(now), locale)
    const html = htmlOf(strip && <HallStrip strip={strip} now={at(now)} more={{ to: '#now', label: '' }} />, locale)
    const slots = drawn(html, 'div').filter(({ attributes }) => /Slot/.test(attributes.class ?? '') && !('hidden' in attributes))
    return slots.map(({ text }) => text).join('; ')
  }
  expect(shown('2025-10-16T10:35').split(coffee)).toHaveLength(3)
  expect(shown('2025-10-16T11:10')).toContain(cancelled)
  expect(shown('2025-10-16T11:40')).toContain(pause)
  expect(shown('2025-10-16T11:10')).toContain(over)
})
