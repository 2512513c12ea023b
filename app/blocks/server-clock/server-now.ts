// The server's time in the browser: "now" and the countdown are the same for all, whatever a visitor's own clock says.
import type { Instant } from '#domain/record.ts'
import { clockOffset, type SaidOfTime } from './clock-offset.ts'

/** Names of Server-Timing metrics: the server's time in ms since the epoch, or how old a copy of the page may be, in ms. */
const [nowMetric, copyMetric] = ['now', 'copy']

let offset: number | undefined

/** What the server said its time was when it answered this document, and when that was by performance.now(); null: it said nothing. */
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

/** The server's time. `renderedAt`: when the page was drawn; a kept page is older than it says, so the response's own word counts. */
export function serverNow(renderedAt: Instant): Instant {
  offset ??= clockOffset({ renderedAt, own: Date.now(), said: saidOfTime() })
  return Math.round(Date.now() + offset)
}
