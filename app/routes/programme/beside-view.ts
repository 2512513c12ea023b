// What is not drawn on a page of the programme, and yet in the way of what is: sessions of the night before, those that a filter hides, and
// events around the forum. Two that are starred say so there, too.
import type { Locale } from '#domain/localisation/locale.ts'
import { clashOf } from '#domain/programme/overlap.ts'
import type { ProgrammeEvent, SideEvent } from '#domain/programme/programme.ts'
import { hasPage } from '#domain/programme/side-event.ts'
import { chosenSession } from '../../blocks/timetable/chosen-session.ts'
import type { ChosenSession } from '../../blocks/timetable/clash-notes.ts'

type AnyEvent = ProgrammeEvent | SideEvent

/** Those of `events` that are none of `drawn` and clash with one of them; mostly there are none. */
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
