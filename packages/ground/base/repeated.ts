/** Does `work`, which never throws, again and again: at once, and each time `pause` milliseconds after its end. */
export function repeated(work: () => Promise<void>, pause: number): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  const round = async () => {
    await work()
    if (isRunning) timer = setTimeout(round, pause).unref()
  }
  return {
    start() {
      if (isRunning) return
      isRunning = true
      void round()
    },
    stop() {
      isRunning = false
      clearTimeout(timer)
    },
  }
}
