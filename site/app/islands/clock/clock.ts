// Updates time-dependent texts by server time (blocks/session-moment). The code that does it is loaded when a session is near.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all } from '@forum/design/attributes/find.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { serverNow } from '@forum/site/app/blocks/server-clock/server-now.ts'
import { timesIn } from './timed.ts'

const interval = 30_000
const day = 24 * 3_600_000
/** How long before and after its start a session is near: outside of this no text or state changes (packages/domain/programme/moment.ts). */
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
