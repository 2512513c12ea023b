import { wordsIn } from '@forum/design/page/locale.ts'
import { changedPath } from '@forum/domain/address/changed-path.ts'
import { localePath } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { type LocalText, localText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { changeLines, hallOf, timeOf } from '@forum/domain/programme/change-lines.ts'
import {
  type Change,
  type ChangedId,
  type ChangeKind,
  changedId,
  type Moved,
  moveOf,
  type SessionFacts,
} from '@forum/domain/programme/changes.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { type SessionKey, sessionKey } from '@forum/domain/programme/selection.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { clockAt, dateAt, fullDate, isoAt } from '@forum/domain/time/kyiv-time.ts'

type ChangeView = NonNullable<ReturnType<typeof changeView>>

export type ChangeDay = { date: string; title: string; changes: ChangeView[] }

type ChangeOptions = {
  locale: Locale
  person(id: RecordId): Person | undefined
}

type PageOptions = ChangeOptions & {
  /** Of all editions. */
  sideEvents: readonly SideEvent[]
}

/** Announced changes of an edition by day, published in the language. */
export function changeDays(forum: Forum, changes: readonly Change[], options: PageOptions): ChangeDay[] {
  const days = new Map<string, ChangeDay>()
  for (const change of changes) {
    const view = changeView(forum, change, options)
    if (!view) continue
    const date = dateAt(change.at)
    const day = days.get(date) ?? { date, title: fullDate(change.at, options.locale), changes: [] }
    day.changes.push(view)
    days.set(date, day)
  }
  return [...days.values()]
}

/** undefined: not visible in the language. */
function changeView(forum: Forum, change: Change, { locale, person, sideEvents }: PageOptions) {
  const { eventId, at, after } = change
  const lines = linesOfChange(change, { locale, person })
  if (!isPublishedIn(after.title, locale) || lines.length === 0) return undefined
  const path = changedPath(forum, sideEvents, eventId)
  return {
    key: `${eventId} ${at}`,
    at,
    iso: isoAt(at),
    time: clockAt(at),
    title: localTitle(after.title, locale),
    /** The session's page; null: none. */
    to: path === null ? null : localePath(locale, path),
    lines,
  }
}

function linesOfChange(change: Change, { locale, person }: ChangeOptions): string[] {
  return changeLines(change, { words: wordsIn(locale).changes, locale, person })
}

/** Notice of a session: cancelled and why, or its former time and place. */
export type SessionNotice = { isCancelled: boolean; note: LocalText | null; was: string | null }

/** null: unchanged. */
export function noticeOf(
  event: Pick<ProgrammeEvent, 'isCancelled' | 'statusNote'>,
  changes: readonly Change[],
  locale: Locale,
): SessionNotice | null {
  const was = wasOf(changes, locale)
  if (!event.isCancelled && was === null) return null
  return { isCancelled: event.isCancelled, note: localText(event.statusNote, locale), was }
}

/** "Було 16 жовтня, 11:00–12:15, Зала «Десна»": the values before the changes that still hold. `changes`: newest first. */
function wasOf(changes: readonly Change[], locale: Locale): string | null {
  const last = (kind: ChangeKind) => changes.find(({ kinds }) => kinds.includes(kind))
  const [timed, placed] = [last('time'), last('hall')]
  const dayOf = (facts: SessionFacts | null | undefined) => (facts && facts.start !== null ? dateAt(facts.start) : null)
  const [from, to] = [dayOf(timed?.before), dayOf(timed?.after)]
  const time = timed?.before ? timeOf(timed.before, from !== null && to !== null && from !== to, locale) : ''
  const hall = placed?.before ? hallOf(placed.before, locale) : ''
  const what = [time, hall].filter(Boolean).join(', ')
  return what === '' ? null : filled(wordsIn(locale).changes.was, { what })
}

/** How an event has moved since its announcement; null: it has not. */
export type MoveOf = (event: ProgrammeEvent | SideEvent) => Moved | null

/** Announced changes of an event, newest first. */
type ChangesOfSession = { ofSession(year: number, id: ChangedId): readonly Change[] }

export function movedIn(changes: ChangesOfSession, year: number): MoveOf {
  return (event) => (event.isCancelled ? null : moveOf(event, changes.ofSession(year, changedId(event))))
}

/** The latest announced change of each session: time and text. */
export type ToldChanges = Readonly<Record<SessionKey, { at: Instant; lines: string[] }>>

export function toldChanges(changes: readonly Change[], options: ChangeOptions): ToldChanges {
  const told: Record<SessionKey, { at: Instant; lines: string[] }> = {}
  for (const change of changes) {
    const key = sessionKey(change.eventId)
    const lines = change.kinds.includes('new') ? [] : linesOfChange(change, options)
    if (!told[key] && lines.length > 0) told[key] = { at: change.at, lines }
  }
  return told
}
