/** Runs `work` at most once in `interval` ms: the first call at once, earlier repeats together at the end of the interval. */
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
