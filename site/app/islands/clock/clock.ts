// Updates time-dependent texts by server time (blocks/session-moment). The code that does it is loaded when a session is near.
import type { Instant } from '#domain/record/record.ts'
import type { Drawn } from '../../attributes/attributes.ts'
import { all } from '../../attributes/find.ts'
import { serverNow } from '../../blocks/server-clock/server-now.ts'
import { timesIn } from './timed.ts'

const interval = 30_000
const day = 24 * 3_600_000
/** How long before and after its start a session is near: outside of this no text or state changes (domain/programme/moment.ts). */
const [before, after] = [day, 9 * day]

export function start(element: Drawn): void {
  const tick = async () => {
    if (!element.isConnected) clearInterval(timer)
    const now = serverNow(Number(element.dataset.now))
    if (isNear(element, now)) (await import('./update-times.ts')).updateTimes(element, now)
  }
  const timer = setInterval(tick, interval)
  void tick()
}

function isNear(element: Drawn, now: Instant): boolean {
  return all('[data-start]', element)
    .map(timesIn)
    .some(({ start, end }) => now > start - before && now < (end ?? start) + after)
}
