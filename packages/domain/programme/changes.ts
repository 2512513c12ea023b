// Finds changes of a published programme that visitors should know, by comparing two states. Pure.
import type { Localised } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record/record.ts'
import { dayHours } from './day-hours.ts'
import type { ProgrammeEvent, SideEvent } from './programme.ts'
import { sessionKey } from './selection.ts'
import { hasPage, isSideEvent } from './side-event.ts'

/** The compared fields of a session or side event. */
export type SessionFacts = {
  title: Localised
  start: Instant | null
  end: Instant | null
  roomId: RecordId | null
  room: Localised | null
  /** Digest of its texts, only for calendars. */
  text: string
  /** Place of a side event. */
  place?: Localised | undefined
  people: readonly RecordId[]
  isCancelled: boolean
}

export const changeKinds = ['cancelled', 'restored', 'time', 'hall', 'title', 'people', 'new'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Id of an event; sessions and side events have separate id ranges. */
export type ChangedId = RecordId

export type Change = {
  eventId: ChangedId
  /** When it was announced (ms): earlier visitors do not know it. */
  at: Instant
  kinds: readonly ChangeKind[]
  /** null: it is new. */
  before: SessionFacts | null
  after: SessionFacts
}

/**
 * Change log of an edition: the announced programme, pending changes, and announced changes, newest last. `altered`: when an event was last seen to
 * change, announced or not; missing for unchanged events. `hours`: digest of the days' hours, empty before the first comparison, and when they were
 * last seen to change (null: never); only for calendars of days.
 */
export type ChangeLog = {
  told: Readonly<Record<ChangedId, SessionFacts>>
  pending: Readonly<Record<ChangedId, { facts: SessionFacts; since: Instant }>>
  changes: readonly Change[]
  altered: Readonly<Record<ChangedId, Instant>>
  hours: { text: string; altered: Instant | null }
}

export const emptyLog: ChangeLog = { told: {}, pending: {}, changes: [], altered: {}, hours: { text: '', altered: null } }

/** How long a change must last before it is announced, milliseconds: a bad import may be undone in between. */
export const settlingTime = 5 * 60_000
/** Maximum number of stored changes per edition. */
const longestLog = 500

const sidePrefix = 'side-'

/** The id for an event's changes. */
export function changedId(event: Pick<ProgrammeEvent, 'id'>): ChangedId {
  return isSideEvent(event) ? sidePrefix + event.id : event.id
}

const isOfSide = (id: ChangedId) => id.startsWith(sidePrefix)

export function factsOf(event: ProgrammeEvent | SideEvent): SessionFacts {
  const { title, start, end, room, moderatorIds, speakerIds, isCancelled } = event
  const people = [...new Set([...moderatorIds, ...speakerIds])]
  const text = sessionKey(JSON.stringify([event.description, event.statusNote]))
  const facts = { title, start, end, roomId: room?.id ?? null, room: room?.title ?? null, people, isCancelled, text }
  return isSideEvent(event) ? { ...facts, place: event.location } : facts
}

/** An event's start before its last announced change of time (`told`: newest first); null: unchanged. */
export function previousStart({ start }: Pick<ProgrammeEvent, 'start'>, told: readonly Change[]): Instant | null {
  const moved = told.find(({ before, after }) => before !== null && before.start !== null && before.start !== after.start)
  const previous = moved?.before?.start ?? null
  return start === null || previous === start ? null : previous
}

/** How an event moved: to another time, or only to another place. */
export type Moved = 'moved' | 'elsewhere'

/** Whether an event's time or place differs from before its last announced change (`told`: newest first); null: no. */
export function moveOf(event: ProgrammeEvent | SideEvent, told: readonly Change[]): Moved | null {
  const facts = factsOf(event)
  const isOther = (kind: ChangeKind) => {
    const before = told.find(({ kinds }) => kinds.includes(kind))?.before
    return !!before && differences(before, facts).includes(kind)
  }
  return isOther('time') ? 'moved' : isOther('hall') ? 'elsewhere' : null
}

/** Differences between two states of a session, by importance. The order of people does not count. */
function differences(before: SessionFacts, after: SessionFacts): ChangeKind[] {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const found: Partial<Record<ChangeKind, boolean>> = {
    cancelled: after.isCancelled && !before.isCancelled,
    restored: before.isCancelled && !after.isCancelled,
    time: before.start !== after.start || before.end !== after.end,
    hall: before.roomId !== after.roomId || !isSame(before.place, after.place),
    title: !isSame(before.title, after.title),
    people: !isSame([...before.people].sort(), [...after.people].sort()),
  }
  return changeKinds.filter((kind) => found[kind])
}

/**
 * The log after comparing an edition's sessions and side events. The first comparison announces nothing. A change is announced after the settling
 * time; quiet changes, and those of an edition that `isUntold` (after the current one, or over), are stored without announcement. A removed session is
 * remembered, and compared when it returns. `peer`: the log of another process, whose earlier observations count here, too.
 */
export function updateChangeLog(
  log: ChangeLog,
  events: readonly (ProgrammeEvent | SideEvent)[],
  now: Instant,
  isUntold: boolean,
  peer: ChangeLog = emptyLog,
): ChangeLog {
  const told: Record<ChangedId, SessionFacts> = { ...log.told }
  const pending: Record<ChangedId, { facts: SessionFacts; since: Instant }> = {}
  const altered: Record<ChangedId, Instant> = { ...log.altered }
  const changes: { since: Instant; change: Change }[] = []
  const known = Object.keys(log.told)
  const isFirst = { sides: !known.some(isOfSide), sessions: known.every(isOfSide) }
  for (const event of events.filter(hasPage)) {
    const id = changedId(event)
    const facts = factsOf(event)
    const before = told[id] ?? null
    const kinds: ChangeKind[] = before ? differences(before, facts) : ['new']
    const isFirstLook = isSideEvent(event) ? isFirst.sides : isFirst.sessions
    if (!isFirstLook && !isSeen(log, id, facts)) altered[id] = seenBy(peer, id, facts, log.altered[id]) ?? now
    const isTaken = event.isQuiet || isUntold || isFirstLook
    if (kinds.length === 0 || isTaken) {
      told[id] = facts
      continue
    }
    const waiting = log.pending[id]
    const since = waiting && differences(waiting.facts, facts).length === 0 ? waiting.since : now
    if (now - since < settlingTime) {
      pending[id] = { facts, since }
      continue
    }
    told[id] = facts
    changes.push({ since, change: { eventId: id, at: now, kinds, before, after: facts } })
  }
  const inOrder = [...changes].sort((a, b) => a.since - b.since).map(({ change }) => change)
  return {
    told,
    pending,
    changes: [...log.changes, ...inOrder].slice(-longestLog),
    altered,
    hours: hoursSeen(log, events, now, peer),
  }
}

/** The days' hours now, and when they changed; if the other process saw it first, its time. */
function hoursSeen(
  { hours }: ChangeLog,
  events: readonly (ProgrammeEvent | SideEvent)[],
  now: Instant,
  { hours: peer }: ChangeLog,
): ChangeLog['hours'] {
  const text = sessionKey(JSON.stringify([...dayHours(events.filter((event) => !isSideEvent(event)))]))
  if (text === hours.text || hours.text === '') return { ...hours, text }
  const isKnown = peer.text === text && peer.altered !== null && peer.altered > (hours.altered ?? Number.NEGATIVE_INFINITY)
  return { text, altered: isKnown ? peer.altered : now }
}

/** Whether the event had this state at the last comparison. */
function isSeen({ told, pending }: ChangeLog, id: ChangedId, facts: SessionFacts): boolean {
  const last = pending[id]?.facts ?? told[id]
  return last !== undefined && differences(last, facts).length === 0 && last.text === facts.text
}

/** When the other process first saw this state; undefined: it did not, or saw it before it changed here. */
function seenBy(peer: ChangeLog, id: ChangedId, facts: SessionFacts, before: Instant | undefined): Instant | undefined {
  const at = isSeen(peer, id, facts) ? peer.altered[id] : undefined
  return at === undefined || (before !== undefined && at <= before) ? undefined : at
}
