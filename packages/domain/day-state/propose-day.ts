// A new plan for the rest of an interrupted day, as a proposal: people change and accept it.
import { assumedLength, statedEnd } from '../programme/event-state.ts'
import type { ProgrammeEvent } from '../programme/programme.ts'
import { inTimeOrder, isSession } from '../programme/reading-order.ts'
import type { Instant, RecordId } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { type Laid, laidOut, type StoredMove } from './hall-moves.ts'
import type { Place } from './moves.ts'
import { runsInto } from './running-into.ts'

export type PlanWish = {
  /** The beginning of the interruption: what was over then stays as it is. */
  since: Instant
  /** By how much the day is late when it goes on, milliseconds. */
  late: number
  /** To what breaks may be shortened, milliseconds. */
  shortestBreak: number
  /** The evening's end; null: the end of the day's last session. */
  end: Instant | null
  /** Interrupted halls; null: all. */
  roomIds: readonly RecordId[] | null
}

export type ProposedPlace = {
  event: ProgrammeEvent
  /** Where it stands now. */
  old: Place
  start: Instant
  end: Instant | null
  /** It ends after the evening's end: to be cut, or put in parallel. */
  passesEnd: boolean
  /** For the whole venue: until when a hall runs into it; null: none does. */
  runsInto: Instant | null
}

type Timed = Laid & { start: Instant; end: Instant }
/** From the first to the last of sessions that touch each other. */
type Block = { start: Instant; end: Instant }

/**
 * The rest of the day of `since`, in time order: what was not over then. Sessions move by the lateness, the one that was interrupted ends so much
 * later; pauses in which no session runs, with the breaks in them, are shortened to the minimum and take up what they can. What is for the whole
 * venue waits for no single hall: it stands in the plan of some halls, unmoved, where one of them runs into it.
 */
export function proposeDay(events: readonly ProgrammeEvent[], moves: readonly StoredMove[], wish: PlanWish): ProposedPlace[] {
  const day = restOfDay(events, moves, wish)
  const proposed = movedRest(
    day.filter(({ place }) => isConcerned(place, wish)),
    wish,
  )
  const waiting = day
    .filter(({ place }) => place.roomId === null && !isConcerned(place, wish))
    .map(({ event, place, start }) => ({ event, old: place, start, end: place.end, passesEnd: false }))
  const placed = ({ event, old, start, end }: Moved): Laid => ({ event, place: { ...old, start, end }, move: null })
  const others = day.map((laid) => proposed.map(placed).find(({ event }) => event.id === laid.event.id) ?? laid)
  const toldOf = (places: readonly Moved[]) => places.map((one) => ({ ...one, runsInto: runsInto(placed(one), others) }))
  return [...toldOf(proposed), ...toldOf(waiting).filter((one) => one.runsInto !== null)].sort(
    (a, b) => (a.old.start ?? 0) - (b.old.start ?? 0),
  )
}

type Moved = Omit<ProposedPlace, 'runsInto'>

function movedRest(rest: readonly Timed[], { since, late, shortestBreak, end: latest }: PlanWish): Moved[] {
  const blocks = blocksOf(rest.filter(({ event }) => isSession(event)))
  const delays = delaysOf(blocks, late, shortestBreak)
  /** The delay of the block that is on or was last at `at`. */
  const delayAt = (at: Instant) =>
    delays[
      Math.max(
        0,
        blocks.findLastIndex(({ start }) => start <= at),
      )
    ] ?? late
  const evening = latest ?? Math.max(...rest.map(({ end }) => end))
  return rest.map(({ event, place, start, end }) => {
    const isInPause = !isSession(event) && !blocks.some((block) => start < block.end && block.start < end)
    const moved = isInPause ? pauseMoved({ start, end }) : { start: start + delayAt(start), end: end + delayAt(start) }
    const newStart = start < since ? start : moved.start
    const newEnd = statedEnd(place) === null ? null : moved.end
    return { event, old: place, start: newStart, end: newEnd, passesEnd: (newEnd ?? newStart) > evening }
  })

  /** A break in a pause begins with the delay before it and ends with the delay after it, but is not shorter than the minimum or than it was. */
  function pauseMoved({ start, end }: Block): Block {
    const next = blocks.findIndex((block) => block.start >= end)
    const newEnd = end + (next < 0 ? delayAt(start) : (delays[next] ?? 0))
    return { start: Math.min(start + delayAt(start), newEnd - Math.min(end - start, shortestBreak)), end: newEnd }
  }
}

const isConcerned = ({ roomId }: Place, { roomIds }: PlanWish): boolean =>
  roomIds === null || (roomId !== null && roomIds.includes(roomId))

/** All that was not over then, in every hall. */
function restOfDay(events: readonly ProgrammeEvent[], moves: readonly StoredMove[], { since }: PlanWish): Timed[] {
  const timed = laidOut(inTimeOrder(events), moves).flatMap((laid): Timed[] => {
    const { event, place, move } = laid
    const { start } = place
    if (start === null || event.isCancelled || move?.isCut || dateAt(start) !== dateAt(since)) return []
    const end = statedEnd(place) ?? start + assumedLength
    return end > since ? [{ ...laid, start, end }] : []
  })
  return timed.sort((a, b) => a.start - b.start)
}

function blocksOf(sessions: readonly Block[]): Block[] {
  const blocks: Block[] = []
  for (const { start, end } of [...sessions].sort((a, b) => a.start - b.start)) {
    const last = blocks.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else blocks.push({ start, end })
  }
  return blocks
}

/** How late each block begins. */
function delaysOf(blocks: readonly Block[], late: number, shortestBreak: number): number[] {
  const delays = [late]
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    if (!next) break
    const pause = next.start - block.end
    const shortened = Math.max(Math.min(pause, shortestBreak), pause - (delays[index] ?? 0))
    delays.push((delays[index] ?? 0) - (pause - shortened))
  }
  return delays
}
