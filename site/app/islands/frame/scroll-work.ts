import { throttled } from './throttled.ts'

/** Minimum milliseconds between two runs while scrolling (product.md, 4.2). */
const interval = 150

/** Runs `work` at the next frame, on scroll, on resize of page or window, and when the page is restored from the back/forward cache. */
export function onScroll(work: () => void): void {
  const call = throttled(work, interval)
  for (const event of ['scroll', 'resize', 'pageshow', 'load']) addEventListener(event, call, { passive: true })
  // The observer also fires once after layout.
  new ResizeObserver(call).observe(document.body)
}
