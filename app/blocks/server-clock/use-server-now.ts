import { useEffect, useState } from 'react'
import type { Instant } from '#domain/forum/forum.ts'

/**
 * The server's clock in the browser (ms), renewed every `interval` ms; the visitor's own clock only measures what has passed since
 * `serverNow`. A cached page may be a minute old when it arrives, and so is this clock: good enough for a programme in minutes.
 */
export function useServerNow(serverNow: Instant, interval: number): Instant {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const offset = serverNow - Date.now()
    const tick = () => setNow(Date.now() + offset)
    tick()
    const timer = setInterval(tick, interval)
    return () => clearInterval(timer)
  }, [serverNow, interval])
  return now
}
