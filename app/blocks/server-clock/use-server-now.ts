import { useEffect, useState } from 'react'
import type { Instant } from '#domain/record.ts'
import { serverNow } from './server-now.ts'

/** The server's time, anew every `interval` ms; at first, and without scripts, the time at which the page was rendered. */
export function useServerNow(renderedAt: Instant, interval: number): Instant {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const tick = () => setNow(serverNow(renderedAt))
    tick()
    const timer = setInterval(tick, interval)
    return () => clearInterval(timer)
  }, [renderedAt, interval])
  return now
}
