// Server time in the browser: live states and the countdown do not depend on the visitor's clock.
import type { Instant } from '@forum/domain/record/record.ts'
import { clockOffset, type SaidOfTime } from './clock-offset.ts'

/** Server-Timing metrics: server time in ms since 1970, or maximum age of a cached copy in ms. */
const [nowMetric, copyMetric] = ['now', 'copy']

let offset: number | undefined

/** Server time of this document's response, and performance.now() then; null: no header. */
export function documentServerTime(): { time: Instant; receivedAt: number } | null {
  const { time, receivedAt } = saidByDocument(nowMetric)
  return time ? { time, receivedAt } : null
}

function saidByDocument(metric: string): { time: number; receivedAt: number } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const time = navigation?.serverTiming?.find(({ name }) => name === metric)?.duration ?? 0
  return { time, receivedAt: navigation?.responseStart ?? 0 }
}

function saidOfTime(): SaidOfTime {
  const served = documentServerTime()
  if (served) return { now: served.time, receivedAt: performance.timeOrigin + served.receivedAt }
  const oldestCopy = saidByDocument(copyMetric).time
  return oldestCopy ? { oldestCopy } : null
}

/** Server time. `renderedAt` is used if the response had none; a cached page is older. */
export function serverNow(renderedAt: Instant): Instant {
  offset ??= clockOffset({ renderedAt, own: Date.now(), said: saidOfTime() })
  return Math.round(Date.now() + offset)
}
