import { pathWithin } from '../address/paths.ts'
import type { Forum } from '../forum/forum.ts'
import { type ChangedId, changedId } from './changes.ts'
import type { SideEvent } from './programme.ts'
import { sideEventsOf } from './side-event.ts'

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
