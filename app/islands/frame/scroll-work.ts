import { throttled } from './throttled.ts'

/** Milliseconds between two looks at the page while it scrolls (product.md, 4.2). */
const interval = 150

/** Does `work` when the page is drawn next, and while it is scrolled or grows, or its window; also when the page is shown again from the past. */
export function onScroll(work: () => void): void {
  const call = throttled(work, interval)
  for (const event of ['scroll', 'resize', 'pageshow', 'load']) addEventListener(event, call, { passive: true })
  // Told of the size that it has, too, when nothing is left to be laid out.
  new ResizeObserver(call).observe(document.body)
}
