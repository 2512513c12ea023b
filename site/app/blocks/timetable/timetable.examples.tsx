import { useLocale } from '@forum/design/page/page-facts.tsx'
import { byDay } from '@forum/domain/programme/day.ts'
import { at, forum, person } from '@forum/site/app/gallery/content.ts'
import { dayView } from './day-view.ts'
import { Timetable } from './timetable.tsx'

export const OfADayWhileASessionRuns = () => <OfADay time="2025-10-16T09:10" />
export const OfADayThatIsOver = () => <OfADay time="2025-11-01T10:00" />

function OfADay({ time }: { time: string }) {
  const locale = useLocale()
  const days = [{ id: 'day', slug: '2025-10-16', date: '2025-10-16', title: forum.title }]
  const events = forum.events.map((event) => ({ ...event, dayId: 'day' }))
  const [day] = byDay(days, events).days
  return day && <Timetable year={forum.year} day={dayView(day, { person }, locale)} now={at(time)} />
}
