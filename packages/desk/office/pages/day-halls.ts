// What runs and comes in each hall today, as the desk shows it.
import { laidOut, type StoredMove } from '@forum/domain/day-state/hall-moves.ts'
import { hallTitles, type WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { OfficeLanguage } from '../staff/session.ts'
import type { HallView } from './day-view.ts'

const minute = 60_000

export function hallViews(
  programme: WrittenProgramme,
  moves: readonly StoredMove[],
  now: Instant,
  language: OfficeLanguage,
): HallView[] {
  const today = laidOut(programme.events, moves).filter(
    ({ event, place, move }) => place.start !== null && dateAt(place.start) === dateAt(now) && !event.isCancelled && !move?.isCut,
  )
  const titles = hallTitles(programme, language)
  return [...titles].map(([id, title]): HallView => {
    const here = today.filter(({ place }) => place.roomId === id)
    const left = here.filter(({ place }) => stateOf(place, now) !== 'past')
    const running = left.find(({ place }) => stateOf(place, now) === 'now')
    const next = left
      .filter(({ place }) => stateOf(place, now) === 'next')
      .sort((a, b) => (a.place.start ?? 0) - (b.place.start ?? 0))[0]
    const away = today.find(({ event, place }) => event.room?.id === id && place.roomId !== id && stateOf(place, now) !== 'past')
    return {
      ...{ id, title },
      late: Math.max(0, ...left.map(({ move }) => (move?.lateEnd ?? 0) / minute)),
      movedTo: away ? (titles.get(away.place.roomId ?? '') ?? '') : null,
      running: running ? { title: textIn(running.event.title, language), end: running.place.end } : null,
      next: next ? { title: textIn(next.event.title, language), start: next.place.start ?? 0 } : null,
    }
  })
}
