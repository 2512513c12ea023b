import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { DisplayStatus } from '#domain/order/display-status.ts'

/** Seconds between two checks; the last one goes on. What is settled is not asked about. */
const paces: Readonly<Partial<Record<DisplayStatus, readonly number[]>>> = {
  confirming: [2, 2, 3, 5, 8, 12, 20, 30],
  toPay: [30, 60],
  declined: [30, 60],
  invoice: [120],
}

/** Keeps the page at the order's present state: by and by, and at once when the visitor comes back to it. Hidden pages ask nothing. */
export function useFollowing(displayStatus: DisplayStatus): void {
  const { revalidate } = useRevalidator()
  const check = useRef(revalidate)
  check.current = revalidate
  useEffect(() => {
    const pace = paces[displayStatus]
    if (!pace) return
    let attempts = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      clearTimeout(timer)
      const seconds = pace[Math.min(attempts, pace.length - 1)] ?? 60
      timer = setTimeout(checkNow, seconds * 1000)
    }
    const checkNow = () => {
      attempts++
      if (!document.hidden && navigator.onLine) void check.current()
      plan()
    }
    const onShown = () => {
      if (!document.hidden) checkNow()
    }
    document.addEventListener('visibilitychange', onShown)
    plan()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [displayStatus])
}
