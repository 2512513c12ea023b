/** Runs `work`, which never throws, once at a time: calls during a run start one more after it, and all wait for the last. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isAskedAgain = false
  return () => {
    isAskedAgain = true
    running ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false
        await work()
      }
      running = null
    })()
    return running
  }
}
