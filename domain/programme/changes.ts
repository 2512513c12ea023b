// What visitors are told of a published programme that changed: found by comparing what it was with what it is. Pure.
import type { Localised } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record.ts'
import type { ProgrammeEvent } from './programme.ts'
import { isSession } from './reading-order.ts'

/** What of a session is compared. */
export type SessionFacts = {
  title: Localised
  start: Instant | null
  end: Instant | null
  roomId: RecordId | null
  room: Localised | null
  people: readonly RecordId[]
  isCancelled: boolean
}

export const changeKinds = ['cancelled', 'restored', 'time', 'hall', 'title', 'people', 'new'] as const
export type ChangeKind = (typeof changeKinds)[number]

export type Change = {
  eventId: RecordId
  /** When it was first seen (ms). */
  at: Instant
  kinds: readonly ChangeKind[]
  /** null: it is new. */
  before: SessionFacts | null
  after: SessionFacts
}

/** The programme of an edition as it was last told, what differs from it for less than the pause, and what was told, the newest last. */
export type ChangeLog = {
  told: Readonly<Record<RecordId, SessionFacts>>
  pending: Readonly<Record<RecordId, { facts: SessionFacts; since: Instant }>>
  changes: readonly Change[]
}

export const emptyLog: ChangeLog = { told: {}, pending: {}, changes: [] }

/** Milliseconds for which a change must stand before it is told: a bad import that is taken back meanwhile was none. */
export const settlingTime = 5 * 60_000
/** So many are kept of an edition. */
const longestLog = 500

export function factsOf(event: ProgrammeEvent): SessionFacts {
  const { title, start, end, room, moderatorIds, speakerIds, isCancelled } = event
  const people = [...new Set([...moderatorIds, ...speakerIds])]
  return { title, start, end, roomId: room?.id ?? null, room: room?.title ?? null, people, isCancelled }
}

/** How two states of a session differ, in the order of what matters. The order of its people is no difference. */
function differences(before: SessionFacts, after: SessionFacts): ChangeKind[] {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const found: Partial<Record<ChangeKind, boolean>> = {
    cancelled: after.isCancelled && !before.isCancelled,
    restored: before.isCancelled && !after.isCancelled,
    time: before.start !== after.start || before.end !== after.end,
    hall: before.roomId !== after.roomId,
    title: !isSame(before.title, after.title),
    people: !isSame(before.people.toSorted(), after.people.toSorted()),
  }
  return changeKinds.filter((kind) => found[kind])
}

/**
 * The log after a look at the sessions of an edition. The first look takes the programme as it is. A change is told when it has stood for the
 * settling time; one that its editor wants quiet, and any of an edition that `isOver`, is taken without a word. A session that is no longer there
 * is remembered: when it comes back it is compared with what it was.
 */
export function looked(log: ChangeLog, events: readonly ProgrammeEvent[], now: Instant, isOver: boolean): ChangeLog {
  const sessions = events.filter(isSession)
  if (Object.keys(log.told).length === 0)
    return { ...log, told: Object.fromEntries(sessions.map((event) => [event.id, factsOf(event)])) }
  const told: Record<RecordId, SessionFacts> = { ...log.told }
  const pending: Record<RecordId, { facts: SessionFacts; since: Instant }> = {}
  const changes: Change[] = []
  for (const event of sessions) {
    const facts = factsOf(event)
    const before = told[event.id] ?? null
    const kinds: ChangeKind[] = before ? differences(before, facts) : ['new']
    if (kinds.length === 0) {
      told[event.id] = facts
      continue
    }
    if (event.isQuiet || isOver) {
      told[event.id] = facts
      continue
    }
    const waiting = log.pending[event.id]
    const since = waiting && JSON.stringify(waiting.facts) === JSON.stringify(facts) ? waiting.since : now
    if (now - since < settlingTime) {
      pending[event.id] = { facts, since }
      continue
    }
    told[event.id] = facts
    changes.push({ eventId: event.id, at: since, kinds, before, after: facts })
  }
  const inOrder = changes.toSorted((a, b) => a.at - b.at)
  return { told, pending, changes: [...log.changes, ...inOrder].slice(-longestLog) }
}
