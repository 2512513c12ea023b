import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { throttled } from './throttled.ts'

/** Milliseconds between two looks at the page while it scrolls (product.md, 4.2). */
const interval = 150

/** Does `work` when the page is taken over, when another address is shown, and while the page is scrolled or grows, or its window. */
export function useScrollWork(work: () => void): void {
  const { key } = useLocation()
  const latest = useRef(work)
  latest.current = work
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page to look at.
  useLayoutEffect(() => latest.current(), [key])
  useEffect(() => {
    const { call, cancel } = throttled(() => latest.current(), interval)
    const events = ['scroll', 'resize', 'pageshow', 'load'] as const
    for (const event of events) window.addEventListener(event, call, { passive: true })
    const grown = new ResizeObserver(call)
    grown.observe(document.body)
    return () => {
      cancel()
      grown.disconnect()
      for (const event of events) window.removeEventListener(event, call)
    }
  }, [])
}
