import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { counted } from '#domain/localisation/plural.ts'
import type { QrDrawing } from '#domain/payment/qr-drawing.ts'
import { byDay } from '#domain/programme/day.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import { isSession } from '#domain/programme/reading-order.ts'
import { readSelection, type SessionKey, selectedOf, sessionKey, writeSelection } from '#domain/programme/selection.ts'
import type { Instant } from '#domain/record.ts'
import type { EventRow } from '../../blocks/event-rows/event-rows.tsx'
import { firstNames, sessionRow } from '../../blocks/event-rows/session-row.ts'
import { type ToldChanges, toldChanges } from '../../blocks/programme-change/change-view.ts'
import { type DayView, dayView } from '../../blocks/timetable/day-view.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'

export type MyView = {
  year: number
  /** Sessions with a time: of the selection that the address carries; without one all, of which the browser shows the starred. */
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

/** Draws the code of an absolute address. */
type Draw = (address: string) => QrDrawing

/** The page of a visitor's own programme; `selection`: what the address carries, null: nothing. */
export function myView(
  { content, clock, settings, changes }: Services,
  forum: Forum,
  { selection, locale, draw }: { selection: string | null; locale: Locale; draw: Draw },
): MyView {
  const events = forum.isCancelled ? [] : forum.events.filter((event) => isSession(event) && isPublishedIn(event.title, locale))
  const read = selection === null ? null : readSelection(selection)
  const found = read && selectedOf(events, read.keys)
  const { days, undated } = byDay(forum.days, found?.events ?? events)
  const untimed = [...days.flatMap((day) => day.events.filter(({ start }) => start === null)), ...undated]
  return {
    year: forum.year,
    days: days.map((day) => dayView(day, content, locale)).filter(({ items }) => items.length > 0),
    untimed: untimed.map((event) => untimedRow(event, forum.year, content, locale)),
    shared: found && {
      keys: found.events.map(({ id }) => sessionKey(id)),
      unknown: found.unknown > 0 ? `${found.unknown} ${counted(locale, found.unknown, wordsIn(locale).myProgramme.events)}` : '',
      isBroken: (read?.dropped ?? 0) > 0,
      code: codeOf(found.events, forum.year, { siteUrl: settings.siteUrl, locale, draw }),
    },
    told: toldChanges(changes.of(forum.year), { locale, person: content.person }),
    now: clock.now(),
  }
}

type CodeOptions = { siteUrl: string; locale: Locale; draw: Draw }

function codeOf(events: readonly ProgrammeEvent[], year: number, { siteUrl, locale, draw }: CodeOptions): QrDrawing | null {
  if (events.length === 0) return null
  const selection = writeSelection(events.map(({ id }) => sessionKey(id)))
  return draw(siteUrl + localePath(locale, pathWithin.selection(year, selection)))
}

function untimedRow(event: ProgrammeEvent, year: number, content: Services['content'], locale: Locale): EventRow {
  return { ...sessionRow(event, year, locale, firstNames(event.speakerIds, content.person, locale)), time: '—' }
}
