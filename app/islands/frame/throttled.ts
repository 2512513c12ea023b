/**
 * `work` at most once in `interval` ms: a first call does it at once, calls that come too early do it together when the time is over.
 */
export function throttled(work: () => void, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const start = () => {
    isDue = false
    timer = setTimeout(end, interval)
    work()
  }
  const end = () => {
    timer = undefined
    if (isDue) start()
  }
  return () => {
    if (timer === undefined) start()
    else isDue = true
  }
}
