// What visitors are told of a published programme that changed: found by comparing what it was with what it is. Pure.
import type { Localised } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record.ts'
import type { ProgrammeEvent, SideEvent } from './programme.ts'
import { sessionKey } from './selection.ts'
import { hasPage, isSideEvent } from './side-event.ts'

/** What of a session, or of an event around the forum, is compared. */
export type SessionFacts = {
  title: Localised
  start: Instant | null
  end: Instant | null
  roomId: RecordId | null
  room: Localised | null
  /** What stands for its texts, of which nobody is told but calendars; undefined: it was not written at first. */
  text?: string | undefined
  /** Of an event around the forum: where it is, as its editor named it. */
  place?: Localised | undefined
  people: readonly RecordId[]
  isCancelled: boolean
}

export const changeKinds = ['cancelled', 'restored', 'time', 'hall', 'title', 'people', 'new'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What tells an event among those of an edition and those around it, whose records are counted apart. */
export type ChangedId = RecordId

export type Change = {
  eventId: ChangedId
  /** When it was told (ms): who was here before has not been told of it. */
  at: Instant
  kinds: readonly ChangeKind[]
  /** null: it is new. */
  before: SessionFacts | null
  after: SessionFacts
}

/**
 * The programme of an edition as it was last told, what differs from it for less than the pause, and what was told, the newest last. `altered`: when
 * what is compared of an event was last seen to be another, told or not; nothing of those that stand as at the first look.
 */
export type ChangeLog = {
  told: Readonly<Record<ChangedId, SessionFacts>>
  pending: Readonly<Record<ChangedId, { facts: SessionFacts; since: Instant }>>
  changes: readonly Change[]
  altered: Readonly<Record<ChangedId, Instant>>
}

export const emptyLog: ChangeLog = { told: {}, pending: {}, changes: [], altered: {} }

/** Milliseconds for which a change must stand before it is told: a bad import that is taken back meanwhile was none. */
export const settlingTime = 5 * 60_000
/** So many are kept of an edition. */
const longestLog = 500

const sidePrefix = 'side-'

/** The id under which changes of an event are kept. */
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

/** When an event was to begin before its begin was changed the last time, by what was told of it (the newest first); null: it begins as announced. */
export function previousStart({ start }: Pick<ProgrammeEvent, 'start'>, told: readonly Change[]): Instant | null {
  const moved = told.find(({ before, after }) => before !== null && before.start !== null && before.start !== after.start)
  const previous = moved?.before?.start ?? null
  return start === null || previous === start ? null : previous
}

/** How an event stands that is not where it was announced: at another time, or only at another place. */
export type Moved = 'moved' | 'elsewhere'

/** Whether an event is at another time or place than before that was changed the last time, by what was told of it (the newest first); null: it is not. */
export function moveOf(event: ProgrammeEvent | SideEvent, told: readonly Change[]): Moved | null {
  const facts = factsOf(event)
  const isOther = (kind: ChangeKind) => {
    const before = told.find(({ kinds }) => kinds.includes(kind))?.before
    return !!before && differences(before, facts).includes(kind)
  }
  return isOther('time') ? 'moved' : isOther('hall') ? 'elsewhere' : null
}

/** How two states of a session differ, in the order of what matters. The order of its people is no difference. */
function differences(before: SessionFacts, after: SessionFacts): ChangeKind[] {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const found: Partial<Record<ChangeKind, boolean>> = {
    cancelled: after.isCancelled && !before.isCancelled,
    restored: before.isCancelled && !after.isCancelled,
    time: before.start !== after.start || before.end !== after.end,
    hall: before.roomId !== after.roomId || !isSame(before.place, after.place),
    title: !isSame(before.title, after.title),
    people: !isSame(before.people.toSorted(), after.people.toSorted()),
  }
  return changeKinds.filter((kind) => found[kind])
}

/**
 * The log after a look at the sessions of an edition and the events around it. The first look at either takes them as they are. A change is told when it has stood for the
 * settling time; one that its editor wants quiet, and any of an edition that `isOver`, is taken without a word. A session that is no longer there
 * is remembered: when it comes back it is compared with what it was. `peer`: what another process kept of the same edition; what it saw first it saw
 * for both.
 */
export function updateChangeLog(
  log: ChangeLog,
  events: readonly (ProgrammeEvent | SideEvent)[],
  now: Instant,
  isOver: boolean,
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
    const isTaken = event.isQuiet || isOver || isFirstLook
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
  const inOrder = changes.toSorted((a, b) => a.since - b.since).map(({ change }) => change)
  return { told, pending, changes: [...log.changes, ...inOrder].slice(-longestLog), altered }
}

/** Whether an event stood so at the last look, told or not. */
function isSeen({ told, pending }: ChangeLog, id: ChangedId, facts: SessionFacts): boolean {
  const last = pending[id]?.facts ?? told[id]
  if (last === undefined || differences(last, facts).length > 0) return false
  return last.text === undefined || last.text === facts.text
}

/** When the other process saw the event become what it is; undefined: it did not, or before it was something else here. */
function seenBy(peer: ChangeLog, id: ChangedId, facts: SessionFacts, before: Instant | undefined): Instant | undefined {
  const at = isSeen(peer, id, facts) ? peer.altered[id] : undefined
  return at === undefined || (before !== undefined && at <= before) ? undefined : at
}
