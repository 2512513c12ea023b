// The content as it is shown on the day: with the sessions that organisers moved, and those that an interruption holds.
import type { Content } from '../content/content.ts'
import { stateOf } from '../programme/event-state.ts'
import type { Held, ProgrammeEvent } from '../programme/programme.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { withTrueTimes } from './broadcast-times.ts'
import { type DayState, interruptionsOf } from './day-state.ts'
import { withMoves } from './moves.ts'

/** The same object while nothing differs. */
export function withDay(content: Content, day: DayState): Content {
  if (day.moves.length === 0 && day.interruptions.length === 0) return content
  const forums = content.forums.map((forum) => {
    const laid = withMoves(forum.events, day.moves, content.rooms)
    const events = laid.map((event) => withHold(event, day))
    if (isSame(events, forum.events)) return forum
    const broadcasts = forum.broadcasts.map((broadcast) => withTrueTimes(broadcast, forum.events, laid))
    return { ...forum, events, broadcasts }
  })
  return isSame(forums, content.forums) ? content : { ...content, forums }
}

const isSame = <T>(list: readonly T[], other: readonly T[]) => list.every((one, index) => one === other[index])

function withHold(event: ProgrammeEvent, day: DayState): ProgrammeEvent {
  const held = holdOf(event, day)
  return held === null ? event : { ...event, held }
}

/** A session is held if it was not over when its hall was interrupted, on the same day in Kyiv. */
function holdOf(event: ProgrammeEvent, day: DayState): Held | null {
  const { start, room, isCancelled } = event
  if (start === null || isCancelled) return null
  const [one] = interruptionsOf(day, room?.id ?? null).filter(
    ({ since }) => dateAt(since) === dateAt(start) && stateOf(event, since) !== 'past',
  )
  return one ? { since: one.since, until: one.resumesAt } : null
}
