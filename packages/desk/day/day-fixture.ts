// The running day of an edition with three halls, on a database; several processes are several days on it.
import { createDay, type Day } from '@forum/desk/day/day.ts'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import type { DayState } from '@forum/domain/day-state/day-state.ts'
import { writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { anEvent, aRoom } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'

export const [olena, taras] = [
  { id: 'olena', name: 'Олена' },
  { id: 'taras', name: 'Тарас' },
]

export const atClock = (clock: string, date = '2025-10-16') => parseMoment(`${date} ${clock}`) ?? 0

const [great, small, glass] = ['great', 'small', 'glass'].map((id, index) => aRoom({ id, number: index + 1 }))

export const forumOfDay = aForum({
  year: 2025,
  start: atClock('10:00'),
  end: atClock('18:00', '2025-10-17'),
  days: ['2025-10-16', '2025-10-17'].map((date) => ({ id: date, slug: date, date, title: aRoom().title })),
  events: [
    anEvent({ id: 'opening', start: atClock('10:00'), end: atClock('11:00'), room: great ?? null }),
    anEvent({ id: 'energy', start: atClock('11:30'), end: atClock('12:30'), room: great ?? null }),
    anEvent({ id: 'grain', start: atClock('11:30'), end: atClock('12:30'), room: small ?? null }),
    anEvent({ id: 'glass', start: atClock('11:30'), end: atClock('12:30'), room: glass ?? null }),
    anEvent({ id: 'lunch', kind: 'break', start: atClock('12:30'), end: atClock('13:30') }),
    anEvent({ id: 'ports', start: atClock('13:30'), end: atClock('14:30'), room: great ?? null }),
  ],
})

export type DayOfTest = Day & { changes: DayState[] }

/** The day as processes on one database have it; `clock.now` moves for all. */
export async function openDay() {
  const path = `${newFolder()}/desk.sqlite`
  const clock = { now: atClock('11:42') }
  const edition = { forum: forumOfDay }
  const database = await openTestDatabase(path)
  const dayOn = (on: typeof database): DayOfTest => {
    const changes: DayState[] = []
    const programme = () => writtenProgramme(edition.forum.year, edition.forum)
    const day = createDay({ database: on, now: () => clock.now, programme, onChanged: (state) => void changes.push(state) })
    return { ...day, changes }
  }
  return {
    ...{ clock, edition, database, day: dayOn(database) },
    /** Another process on the same database. */
    another: async () => {
      const own = await openTestDatabase(path)
      const day = dayOn(own)
      own.listen((topic) => topic === 'day' && void day.look())
      return day
    },
  }
}
