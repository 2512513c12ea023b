import type { Forum } from '../forum/forum.ts'
import { type ChangedId, changedId } from '../programme/changes.ts'
import type { SideEvent } from '../programme/programme.ts'
import { sideEventsOf } from '../programme/side-event.ts'
import { pathWithin } from './paths.ts'

/** Current page of a changed event, without language; null: none. `sideEvents`: of all editions. */
export function changedPath(
  { year, events }: Pick<Forum, 'year' | 'events'>,
  sideEvents: readonly SideEvent[],
  id: ChangedId,
): string | null {
  const session = events.find((event) => changedId(event) === id)
  if (session) return pathWithin.session(year, session.slug)
  const side = sideEventsOf(sideEvents, year).find((event) => changedId(event) === id)
  return side ? pathWithin.sideEvent(year, side.slug) : null
}
