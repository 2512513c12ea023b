import { byDay } from '#domain/programme/day.ts'
import { at, forum, person } from '../../gallery/content.ts'
import { useLocale } from '../../locale.tsx'
import { dayView } from './day-view.ts'
import { Timetable } from './timetable.tsx'

export function OfADayWhileASessionRuns() {
  const locale = useLocale()
  const days = [{ id: 'day', slug: '2025-10-16', date: '2025-10-16', title: forum.title }]
  const events = forum.events.map((event) => ({ ...event, dayId: 'day' }))
  const [day] = byDay(days, events).days
  return (
    day && <Timetable year={forum.year} day={dayView(day, { person }, locale)} notes={new Map()} now={at('2025-10-16T09:10')} />
  )
}
