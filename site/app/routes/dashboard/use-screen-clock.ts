import type { Instant } from '@forum/domain/record/record.ts'
import { documentServerTime } from '@forum/site/app/blocks/server-clock/server-now.ts'
import { useEffect, useState } from 'react'
import { createScreenClock, type ScreenClock } from './screen-clock.ts'

const second = 1000

let clock: ScreenClock | undefined

/** The document's clock; `renderedAt` is used if the server sent no time. Only in the browser. */
export function screenClock(renderedAt: Instant): ScreenClock {
  if (!clock) {
    const served = documentServerTime()
    clock = createScreenClock(served?.time ?? renderedAt, served?.receivedAt ?? performance.now(), () => performance.now())
  }
  return clock
}

/** Server time, updated every second; at first and without scripts the time of rendering. */
export function useScreenNow(renderedAt: Instant): Instant {
  const [first] = useState(renderedAt)
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(Math.floor(screenClock(first).now() / second) * second)
    tick()
    const timer = setInterval(tick, second)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [first])
  return now
}
