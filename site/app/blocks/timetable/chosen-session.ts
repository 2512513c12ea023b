import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { eventKey } from '@forum/domain/programme/selection.ts'
import { isSideEvent } from '@forum/domain/programme/side-event.ts'
import type { ChosenSession } from './clash-notes.ts'

/** Data for finding conflicts with other chosen sessions; null: no time. */
export function chosenSession(event: ProgrammeEvent | SideEvent, locale: Locale): ChosenSession | null {
  const { start, room } = event
  if (start === null) return null
  return {
    key: eventKey(event),
    title: textIn(event.title, locale),
    start,
    end: statedEnd(event),
    room: room && { number: room.number },
    ...(isSideEvent(event) && room === null && { away: textIn(event.location, locale) }),
  }
}
