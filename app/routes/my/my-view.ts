import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '#domain/localisation/localised.ts'
import { counted } from '#domain/localisation/plural.ts'
import type { QrDrawing } from '#domain/payment/qr-drawing.ts'
import type { ProgrammeEvent, SideEvent } from '#domain/programme/programme.ts'
import { isSession } from '#domain/programme/reading-order.ts'
import { eventKey, readSelection, type SessionKey, selectedOf, writeSelection } from '#domain/programme/selection.ts'
import { byDayWithSides, isSideEvent, sideEventsOf } from '#domain/programme/side-event.ts'
import type { Instant } from '#domain/record.ts'
import type { EventRow } from '../../blocks/event-rows/event-rows.tsx'
import { firstNames, sessionRow } from '../../blocks/event-rows/session-row.ts'
import { movedIn, type ToldChanges, toldChanges } from '../../blocks/programme-change/change-view.ts'
import { type DayView, dayView } from '../../blocks/timetable/day-view.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'

export type MyView = {
  year: number
  /** Sessions and side events with a time: of the selection that the address carries; without one all, of which the browser shows the starred. */
  days: DayView[]
  /** Those without a time. */
  untimed: EventRow[]
  shared: SharedView | null
  /** What was told of its sessions. */
  told: ToldChanges
  /** The server's clock when the page was made (ms). */
  now: Instant
}

/** A selection that came with the address. */
export type SharedView = {
  keys: SessionKey[]
  /** "2 події" that the programme does not have; empty when it has all. */
  unknown: string
  /** A part of the address was no selection. */
  isBroken: boolean
  /** Its code for cameras. */
  code: QrDrawing | null
}

/** A session, or an event around the forum. */
type AnyEvent = ProgrammeEvent | SideEvent

/** Draws the code of an absolute address. */
type Draw = (address: string) => QrDrawing

/** The page of a visitor's own programme; `selection`: what the address carries, null: nothing. */
export function myView(
  { content, clock, settings, changes }: Services,
  forum: Forum,
  { selection, locale, draw }: { selection: string | null; locale: Locale; draw: Draw },
): MyView {
  const all: AnyEvent[] = forum.isCancelled
    ? []
    : [...forum.events.filter(isSession), ...sideEventsOf(content.sideEvents(), forum.year)]
  const events = all.filter(({ title }) => isPublishedIn(title, locale))
  const read = selection === null ? null : readSelection(selection)
  const found = read && selectedOf(events, read.keys)
  const shown = found?.events ?? events
  const { days, undated } = byDayWithSides(
    forum.days,
    shown.flatMap((event) => (isSideEvent(event) ? [] : [event])),
    shown.filter(isSideEvent),
  )
  const untimed = [...days.flatMap((day) => day.events.filter(({ start }) => start === null)), ...undated]
  return {
    year: forum.year,
    days: days.map((day) => dayView(day, content, locale, movedIn(changes, forum.year))).filter(({ items }) => items.length > 0),
    untimed: untimed.map((event) => untimedRow(event, forum.year, content, locale)),
    shared: found && {
      keys: found.events.map(eventKey),
      unknown: found.unknown > 0 ? `${found.unknown} ${counted(locale, found.unknown, wordsIn(locale).myProgramme.events)}` : '',
      isBroken: (read?.dropped ?? 0) > 0,
      code: codeOf(found.events, forum.year, { siteUrl: settings.siteUrl, locale, draw }),
    },
    told: toldChanges(changes.of(forum.year), { locale, person: content.person }),
    now: clock.now(),
  }
}

type CodeOptions = { siteUrl: string; locale: Locale; draw: Draw }

function codeOf(events: readonly AnyEvent[], year: number, { siteUrl, locale, draw }: CodeOptions): QrDrawing | null {
  if (events.length === 0) return null
  const selection = writeSelection(events.map(eventKey))
  return draw(siteUrl + localePath(locale, pathWithin.selection(year, selection)))
}

function untimedRow(event: AnyEvent, year: number, content: Services['content'], locale: Locale): EventRow {
  const aside = isSideEvent(event)
    ? [textIn(event.location, locale)].filter(Boolean)
    : firstNames(event.speakerIds, content.person, locale)
  return { ...sessionRow(event, year, locale, aside), time: '—' }
}
