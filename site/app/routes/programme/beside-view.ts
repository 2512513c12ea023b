// Sessions that are not on the page but conflict with shown ones: last night's sessions, filtered ones, side events.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { clashOf } from '@forum/domain/programme/overlap.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { hasPage } from '@forum/domain/programme/side-event.ts'
import { chosenSession } from '@forum/site/app/blocks/timetable/chosen-session.ts'
import type { ChosenSession } from '@forum/site/app/blocks/timetable/clash-notes.ts'

type AnyEvent = ProgrammeEvent | SideEvent

/** Events not in `drawn` that conflict with one of them; mostly empty. */
export function besideView(drawn: readonly ProgrammeEvent[], events: readonly AnyEvent[], locale: Locale): ChosenSession[] {
  const isDrawn = new Set<AnyEvent>(drawn)
  const takesPlace = (event: AnyEvent) => hasPage(event) && !event.isCancelled
  const seen = drawn.filter(takesPlace).flatMap((event) => chosenSession(event, locale) ?? [])
  const hidden = events.filter((event) => !isDrawn.has(event) && takesPlace(event))
  return hidden.flatMap((event) => {
    const other = chosenSession(event, locale)
    return other && seen.some((one) => clashOf(one, other) !== null) ? [other] : []
  })
}
