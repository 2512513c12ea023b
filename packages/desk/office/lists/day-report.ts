// The report of a forum's day: how long it was interrupted, and which sessions were moved or cut.
import type { StoredInterruption } from '@forum/desk/day/interruptions.ts'
import type { InterruptionKind } from '@forum/domain/day-state/day-state.ts'
import { laidOut, type StoredMove } from '@forum/domain/day-state/hall-moves.ts'
import { type Place, placeOf } from '@forum/domain/day-state/moves.ts'
import { hallTitles, type WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { inTimeOrder } from '@forum/domain/programme/reading-order.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { clockAt, dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { OfficeLanguage } from '../staff/session.ts'

export type DayReport = {
  /** `minutes` null: it is not over. */
  interruptions: readonly {
    id: string
    kind: InterruptionKind
    isDrill: boolean
    halls: string
    since: Instant
    until: Instant | null
    minutes: number | null
    by: string
    endedBy: string
  }[]
  sessions: readonly { id: RecordId; title: string; before: string; after: string; isCut: boolean }[]
}

type Pressed = { interruptions: readonly StoredInterruption[]; moves: readonly StoredMove[] }

/** `date`: a Kyiv day, `YYYY-MM-DD`. */
export function dayReport(
  { interruptions, moves }: Pressed,
  programme: WrittenProgramme,
  date: string,
  language: OfficeLanguage,
): DayReport {
  const titles = hallTitles(programme, language)
  const said = ({ start, end, roomId }: Place) => {
    const times = [start, end].filter((at) => at !== null).map((at) => clockAt(at))
    return [times.join('–'), titles.get(roomId ?? '') ?? ''].filter(Boolean).join(', ')
  }
  return {
    interruptions: interruptions
      .filter(({ since }) => dateAt(since) === date)
      .map(({ id, kind, isDrill, roomIds, since, resumesAt: until, by, endedBy }) => ({
        ...{ id, kind, isDrill, since, until },
        halls: roomIds?.map((room) => titles.get(room) ?? room).join(', ') ?? '',
        minutes: until === null ? null : Math.round((until - since) / 60_000),
        ...{ by: by.name, endedBy: endedBy?.name ?? '' },
      })),
    sessions: laidOut(inTimeOrder(programme.events), moves).flatMap(({ event, place, move }) => {
      const [before, after] = [said(placeOf(event)), said(place)]
      const isOfDay = event.start !== null && dateAt(event.start) === date
      if (!move || !isOfDay || (before === after && !move.isCut)) return []
      return [{ id: event.id, title: textIn(event.title, language), before, after: move.isCut ? '' : after, isCut: move.isCut }]
    }),
  }
}
