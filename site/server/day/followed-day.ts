// The site follows what the desk says of the day: content, changes of the programme and search show it.
import type { LiveStore } from '@forum/content/port.ts'
import type { Content } from '@forum/domain/content/content.ts'
import { calmDay, type DayState } from '@forum/domain/day-state/day-state.ts'
import { withDay } from '@forum/domain/day-state/with-day.ts'
import { type WrittenProgramme, writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import type { Instant } from '@forum/domain/record/record.ts'

type Followers = {
  store: Pick<LiveStore, 'all' | 'follow' | 'isFilled' | 'written'>
  changes: { compare(content: Content, now: Instant): void }
  search: { learn(content: Content): Promise<unknown> | unknown }
  clock: { now(): Instant }
}

const minute = 60_000

/** Pages are drawn for the beginning of their minute: what was pressed in it has begun for them. */
const sinceItsMinute = (day: DayState): DayState => ({
  ...day,
  interruptions: day.interruptions.map((one) => ({ ...one, since: Math.floor(one.since / minute) * minute })),
})

/** `followers` is called later than this. */
export function createFollowedDay(followers: () => Followers) {
  let day = calmDay
  const tell = (content: Content) => {
    const { changes, search, clock } = followers()
    void search.learn(content)
    changes.compare(content, clock.now())
  }
  return {
    /** What the desk said last. */
    day: () => day,
    /** Content was read. */
    onReading: (content: Content) => tell(withDay(content, day)),
    ofDesk: {
      /** An edition as its editors wrote it. */
      programmeOf: (year: number): WrittenProgramme => {
        const { forums } = followers().store.written()
        const written = forums.find((forum) => forum.year === year)
        return writtenProgramme(year, written)
      },
      onDayChanged(next: DayState) {
        day = sinceItsMinute(next)
        const { store } = followers()
        store.follow(day)
        if (store.isFilled()) tell(store.all())
      },
    },
  }
}
