// State of a hall screen: what is on, what is next, and progress.
import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { assumedLength, holdIn, shareDone, statedEnd, stateOf } from './event-state.ts'
import type { Held, ProgrammeEvent } from './programme.ts'
import { isSession } from './reading-order.ts'

/** A session as far as it decides whether it is in the halls. */
type Placed = Pick<ProgrammeEvent, 'start' | 'end' | 'kind'> & { room: unknown }

/**
 * Whether a session without a hall is held outside the halls (a site visit, a reception): halls have sessions on its day, and it overlaps one of them
 * or begins after the last. Breaks, and what comes before the halls' first session, are for all halls. `events`: all of the edition.
 */
export function isElsewhere<T extends Placed>(event: T, events: readonly T[]): boolean {
  const { start } = event
  if (start === null || event.room !== null || !isSession(event)) return false
  const inHalls = events.flatMap((one) =>
    one.room !== null && isSession(one) && one.start !== null && dateAt(one.start) === dateAt(start)
      ? [{ from: one.start, until: statedEnd(one) ?? one.start + assumedLength }]
      : [],
  )
  const end = statedEnd(event) ?? start + assumedLength
  const isAfterAll = inHalls.every(({ until }) => until <= start)
  return inHalls.length > 0 && (isAfterAll || inHalls.some(({ from, until }) => from < end && start < until))
}

/** An event with times. `room`: any room id; null: for all rooms. */
export type HallEvent = { start: Instant; end: Instant | null; held?: Held; room: number | null; isBreak: boolean }

type HallPhase =
  /** A session is on. */
  | 'session'
  /** Only a break is on. */
  | 'break'
  /** Between two events of a day. */
  | 'pause'
  /** Before the first event of a day. */
  | 'ahead'
  /** Today is over, another day follows. */
  | 'dayOver'
  /** The forum is over. */
  | 'over'

export type HallState<T> = {
  phase: HallPhase
  /** Running events, most important first. */
  running: readonly T[]
  /** Coming events by time. */
  coming: readonly T[]
  /** Milliseconds until the running event ends, or the next one begins; null: unknown. */
  left: number | null
  /** Elapsed share of the running event or pause, 0 to 1; null: unknown. */
  share: number | null
  /** What interrupts it; null: nothing. */
  held: Held | null
}

const hour = 3_600_000
/** How long after its last event a day counts as over before the next day is announced, ms. */
const evening = 6 * hour
/** Maximum pause between events of one day across midnight, ms. */
const maxNightPause = 4 * hour

/** State of the screen of `room` at `now`: its own events and those for all rooms. While it is interrupted, its time stands still. */
export function hallState<T extends HallEvent>(events: readonly T[], room: number | null, time: Instant): HallState<T> {
  const own = events.filter((event) => event.room === null || event.room === room)
  const held = holdIn(own, time)
  const now = held?.since ?? time
  const running = own.filter((event) => stateOf(event, now) === 'now').sort(byImportance)
  const coming = announced(own.filter((event) => stateOf(event, now) === 'next').sort(byTime), events, room)
  const [main] = running
  if (main) {
    const end = statedEnd(main)
    const left = end === null ? null : end - now
    return { phase: main.isBreak ? 'break' : 'session', running, coming, left, share: shareDone(main, now), held }
  }
  const headline = headlineOf(coming)
  if (!headline) return { phase: 'over', running, coming, left: null, share: 1, held }
  const last = lastBefore(own, now)
  const phase = phaseBetween(last, coming[0] ?? headline, now)
  const share = phase === 'pause' && last ? shareDone({ start: endOf(last), end: headline.start }, now) : null
  return { phase, running, coming, left: headline.start - now, share, held }
}

/** Leaves out events for all rooms on a day when only other rooms have events: this room is empty then. */
function announced<T extends HallEvent>(coming: readonly T[], events: readonly T[], room: number | null): readonly T[] {
  const isOn = (day: string, isMeant: (of: number | null) => boolean) =>
    events.some((event) => isMeant(event.room) && dateAt(event.start) === day)
  const isEmptyOn = (day: string) => isOn(day, (of) => of !== null) && !isOn(day, (of) => of === room)
  const here = coming.filter((event) => event.room !== null || !isEmptyOn(dateAt(event.start)))
  return here.length > 0 ? here : coming
}

/** The announced event: the first session, otherwise the first coming event. */
export function headlineOf<T extends HallEvent>(coming: readonly T[]): T | undefined {
  return coming.find((event) => !event.isBreak) ?? coming[0]
}

/** Whether every event has ended at `now`. */
export function isAllOver(events: readonly HallEvent[], now: Instant): boolean {
  return events.every((event) => stateOf(event, now) === 'past')
}

function phaseBetween(last: HallEvent | undefined, next: HallEvent, now: Instant): HallPhase {
  if (!last) return 'ahead'
  const isOneDay = dateAt(last.start) === dateAt(next.start) || next.start - endOf(last) < maxNightPause
  if (isOneDay) return 'pause'
  return now - endOf(last) < evening ? 'dayOver' : 'ahead'
}

/** The event that ended last. */
function lastBefore<T extends HallEvent>(events: readonly T[], now: Instant): T | undefined {
  const past = events.filter((event) => stateOf(event, now) === 'past')
  return [...past].sort((a, b) => endOf(b) - endOf(a))[0]
}

function endOf(event: HallEvent): Instant {
  return statedEnd(event) ?? event.start + assumedLength
}

/** Sessions before breaks, the room's own before the whole venue's, then the latest start. */
function byImportance(a: HallEvent, b: HallEvent): number {
  return Number(a.isBreak) - Number(b.isBreak) || Number(a.room === null) - Number(b.room === null) || b.start - a.start
}

function byTime(a: HallEvent, b: HallEvent): number {
  return a.start - b.start || Number(a.isBreak) - Number(b.isBreak) || Number(a.room === null) - Number(b.room === null)
}
