// The server's time in the browser: "now" and the countdown are the same for all, whatever a visitor's own clock says.
import { useEffect, useState } from 'react'
import type { Instant } from '#domain/record.ts'

/** Name of the Server-Timing metric in which the server says its time, in ms since the epoch. */
const metric = 'now'

let offset: number | undefined

/** What the server said its time was when it answered this document, and when that was by performance.now(); null: it said nothing. */
export function documentServerTime(): { time: Instant; receivedAt: number } | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const time = navigation?.serverTiming?.find(({ name }) => name === metric)?.duration
  return navigation && time ? { time, receivedAt: navigation.responseStart } : null
}

/** How far the server's clock is ahead of this browser's, in ms; a kept page is older than it says, so the response's own word counts. */
function serverOffset(renderedAt: Instant): number {
  if (offset === undefined) {
    const served = documentServerTime()
    offset = served ? served.time - (performance.timeOrigin + served.receivedAt) : renderedAt - Date.now()
  }
  return offset
}

/** The server's time, anew every `interval` ms; at first, and without scripts, the time at which the page was rendered. */
export function useServerNow(renderedAt: Instant, interval: number): Instant {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const tick = () => setNow(Math.round(Date.now() + serverOffset(renderedAt)))
    tick()
    const timer = setInterval(tick, interval)
    return () => clearInterval(timer)
  }, [renderedAt, interval])
  return now
}
