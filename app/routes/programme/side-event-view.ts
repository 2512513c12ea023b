import { type LocalText, localText, localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { statedEnd } from '#domain/programme/event-state.ts'
import { dateAt } from '#domain/programme/kyiv-time.ts'
import type { SideEvent } from '#domain/programme/programme.ts'
import type { Instant } from '#domain/record.ts'

export type SideEventView = {
  title: LocalText
  location: LocalText | null
  start: Instant | null
  end: Instant | null
  registration: string | null
}

/** Events around the forum of `year`; one without a year belongs to that of its start. */
export function sideEventViews(events: readonly SideEvent[], year: number, locale: Locale): SideEventView[] {
  return events
    .filter((event) => isPublishedIn(event.title, locale) && yearOf(event) === year)
    .map((event) => ({
      title: localTitle(event.title, locale),
      location: localText(event.location, locale),
      start: event.start,
      end: statedEnd(event),
      registration: event.registrationUrl,
    }))
}

function yearOf({ forumYear, start }: SideEvent): number | null {
  return forumYear ?? (start === null ? null : Number(dateAt(start).slice(0, 4)))
}
