import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import type { QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import { eventKey, readSelection, type SessionKey, selectedOf, writeSelection } from '@forum/domain/programme/selection.ts'
import { byDayWithSides, isSideEvent, sideEventsOf } from '@forum/domain/programme/side-event.ts'
import { clockText, dayAndMonth, parseMoment, weekday } from '@forum/domain/time/kyiv-time.ts'
import type { EventRow } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { editionRows, sessionRow } from '@forum/site/app/blocks/event-rows/session-row.ts'
import { speakersOf } from '@forum/site/app/blocks/portrait/person-view.ts'
import { toldChanges } from '@forum/site/app/blocks/programme-change/change-view.ts'
import { chosenSession } from '@forum/site/app/blocks/timetable/chosen-session.ts'
import { clashNotes, clashWords } from '@forum/site/app/blocks/timetable/clash-notes.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type MyView = ReturnType<typeof myView>

/** A selection from the address. */
export type SharedView = {
  keys: SessionKey[]
  /** "2 події" that the programme does not contain; empty: none. */
  unknown: string
  /** A part of the address was invalid. */
  isBroken: boolean
  /** Its QR code. */
  code: QrDrawing | null
}

/** A session or side event. */
type AnyEvent = ProgrammeEvent | SideEvent

/** Draws the QR code of an absolute address. */
type Draw = (address: string) => QrDrawing

/** The page of a programme; `selection`: from the address, null: the visitor's own. */
export function myView(
  { content, clock, settings, changes }: Services,
  forum: Forum,
  { selection, locale, draw }: { selection: string | null; locale: Locale; draw: Draw },
) {
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
  const told = toldChanges(changes.of(forum.year), { locale, person: content.person })
  // Conflicts of the visitor's own stars are known only to the browser.
  const clashes = found ? clashesOf(found.events, locale) : new Map<SessionKey, readonly string[]>()
  const row = (event: AnyEvent): EventRow => {
    const key = eventKey(event)
    // A cancelled session says so in its row.
    const news = (told[key]?.lines ?? []).filter((line) => !event.isCancelled || line !== wordsIn(locale).changes.cancelled)
    return { ...rowOf(event, forum.year, content, locale), notes: [...news, ...(clashes.get(key) ?? [])] }
  }
  const untimed = [...days.flatMap((day) => day.events.filter(({ start }) => start === null)), ...undated]
  const { site, myProgramme } = wordsIn(locale)
  const count = found ? `${found.events.length}\u00a0${counted(locale, found.events.length, myProgramme.events)}, ` : ''
  return {
    year: forum.year,
    /** The forum, and the size of a selection in the address: "4 події, Форум 2025". */
    summary: count + site.edition(forum.year),
    /** Sessions and side events with times: of the selection in the address; without one all, of which the browser shows the starred. */
    days: days
      .map(({ day: { date }, events: own }) => ({
        date,
        title: dayTitle(date, locale),
        rows: own.filter(({ start }) => start !== null).map((event) => row(event)),
      }))
      .filter(({ rows }) => rows.length > 0),
    /** Sessions without a time. */
    untimed: untimed.map((event) => ({ ...rowOf(event, forum.year, content, locale), time: '—' })),
    shared: found && {
      keys: found.events.map(eventKey),
      unknown: found.unknown > 0 ? `${found.unknown} ${counted(locale, found.unknown, myProgramme.events)}` : '',
      isBroken: (read?.dropped ?? 0) > 0,
      code: codeOf(found.events, forum.year, { siteUrl: settings.siteUrl, locale, draw }),
    },
    /** There is something to star. */
    hasEvents: events.length > 0,
    /** Suggestions for an empty own programme. */
    first: found ? [] : editionRows(forum, content.person, locale, { now: clock.now() }).rows.filter(({ star }) => star),
    /** Announced changes of its sessions. */
    news: shown.flatMap((event) => {
      const key = eventKey(event)
      const last = event.start === null ? undefined : told[key]
      return last ? [{ key, title: localTitle(event.title, locale), ...last }] : []
    }),
    /** Server time of rendering (ms). */
    now: clock.now(),
  }
}

function dayTitle(date: string, locale: Locale): string {
  const start = parseMoment(date) ?? 0
  return `${weekday(start, locale)}, ${dayAndMonth(start, locale)}`
}

function clashesOf(events: readonly AnyEvent[], locale: Locale): ReadonlyMap<SessionKey, readonly string[]> {
  const sessions = events.filter(({ isCancelled }) => !isCancelled).flatMap((event) => chosenSession(event, locale) ?? [])
  return clashNotes(sessions, clashWords(locale))
}

type CodeOptions = { siteUrl: string; locale: Locale; draw: Draw }

function codeOf(events: readonly AnyEvent[], year: number, { siteUrl, locale, draw }: CodeOptions): QrDrawing | null {
  if (events.length === 0) return null
  const selection = writeSelection(events.map(eventKey))
  return draw(siteUrl + localePath(locale, pathWithin.selection(year, selection)))
}

/** A row with start and end; people: speakers, otherwise moderators, on one line. */
function rowOf(event: AnyEvent, year: number, { person }: Services['content'], locale: Locale): EventRow {
  const { start, isCancelled } = event
  const end = statedEnd(event)
  const place = isSideEvent(event) ? textIn(event.location, locale) : ''
  const names = speakersOf(event, person, locale)
    .map(({ name }) => textIn(name, locale))
    .join(', ')
  return {
    ...sessionRow(event, year, locale, [place, names].filter(Boolean)),
    until: end === null ? undefined : clockText(end),
    ...(start !== null && !isCancelled && { times: { start, end } }),
    away: chosenSession(event, locale)?.away,
  }
}
