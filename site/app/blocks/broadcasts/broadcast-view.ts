import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { languageName } from '@forum/domain/localisation/display-name.ts'
import { type LocalText, localTitle, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { runningIn, sessionsOn } from '@forum/domain/programme/broadcast.ts'
import type { Moved } from '@forum/domain/programme/changes.ts'
import { shownTimes, statedEnd } from '@forum/domain/programme/event-state.ts'
import type { Broadcast, Held, ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText, dateAt, fullDate, isoAt } from '@forum/domain/time/kyiv-time.ts'
import type { MoveOf } from '../programme-change/change-view.ts'

/** Data of a broadcast in lists; its state follows from `times` and server time. */
export type BroadcastView = ReturnType<typeof broadcastView>

/** A session or break in a broadcast. */
export type RunningView = {
  key: string
  time: string
  dateTime: string | undefined
  title: LocalText
  /** Breaks have no page. */
  to: string | undefined
  start: Instant | null
  end: Instant | null
  held?: Held
  isCancelled?: true
  moved?: Moved
}

/** Broadcasts visible in `locale`: by room, then in the editor's order. */
export function shownBroadcasts(forum: Forum, locale: Locale): Broadcast[] {
  if (forum.isCancelled) return []
  const place = ({ room }: Broadcast) => room?.number ?? Number.MAX_SAFE_INTEGER
  return forum.broadcasts.filter(({ title }) => isPublishedIn(title, locale)).toSorted((a, b) => place(a) - place(b))
}

export function broadcastView(broadcast: Broadcast, { year, events }: Pick<Forum, 'year' | 'events'>, locale: Locale) {
  const { slug, room, status, start, language, videoUrl } = broadcast
  const end = statedEnd(broadcast)
  return {
    slug,
    year,
    title: localTitle(broadcast.title, locale),
    room: room ? { name: localTitle(room.title, locale), number: room.number } : null,
    /** Name of the broadcast's language, and its code. */
    language: language === null ? '' : languageName(language, locale),
    languageCode: language,
    times: { status, start, end, sessions: sessionsOn(broadcast, events) },
    when: start === null ? null : broadcastTime(start, end, locale),
    hasRecording: videoUrl !== null,
  }
}

/** An end on another day is not shown. */
function broadcastTime(start: Instant, end: Instant | null, locale: Locale) {
  const isThatDay = end !== null && dateAt(end) === dateAt(start)
  return {
    date: fullDate(start, locale),
    start: clockText(start),
    startIso: isoAt(start),
    end: isThatDay ? clockText(end) : null,
    endIso: isThatDay ? isoAt(end) : null,
  }
}

/** Programme of the broadcast, as published in `locale`. */
export function runningViews(broadcast: Broadcast, forum: Forum, locale: Locale, moveOf: MoveOf = () => null): RunningView[] {
  const events = forum.events.filter(({ title, start }) => start !== null && isPublishedIn(title, locale))
  return runningIn(broadcast, events).map((event) => {
    const moved = isSession(event) ? moveOf(event) : null
    return { ...runningView(event, forum.year, locale), ...(moved && { moved }) }
  })
}

function runningView(event: ProgrammeEvent, year: number, locale: Locale): RunningView {
  const { id, slug, start } = event
  return {
    key: id,
    time: start === null ? '' : clockText(start),
    dateTime: start === null ? undefined : isoAt(start),
    title: localTitle(event.title, locale),
    to: isSession(event) ? localePath(locale, pathWithin.session(year, slug)) : undefined,
    ...shownTimes(event),
    ...(event.isCancelled && { isCancelled: true }),
  }
}

/** Whether the broadcast's name contains its room. */
export function isNamedAfterRoom({ title, room }: BroadcastView): boolean {
  return room !== null && wordsOf(title).toLowerCase().includes(wordsOf(room.name).toLowerCase())
}
