// A fair queue for costly work on the main thread. Cached pages are answered between two turns.

export type FairQueue = {
  /**
   * Waits for a turn and returns a function that ends it. Lanes are served in rotation, so that a client with a thousand requests delays only itself.
   * `isFirst`: before all lanes, for shared pages. Throws Overloaded when the queue is full.
   */
  take(lane: string, isFirst?: boolean): Promise<() => void>
  /** Runs `work` as soon as the queue is idle. Returns false if it is idle now; then `work` is not run. */
  whenFree(work: () => void): boolean
}

/** The queue is full: try again later. */
export class Overloaded extends Error {}

export type FairQueueOptions = {
  /** Number of concurrent turns. */
  width: number
  /** Maximum number of waiting requests, in all and per lane. */
  maxWaiting?: number
  maxInLane?: number
  /** No turn begins here while one runs there. */
  yieldsTo?: FairQueue
}

/** At most one turn begins per round of the event loop, so that connections are read in between. */
export function createFairQueue({ width, maxWaiting = 4000, maxInLane = 1500, yieldsTo }: FairQueueOptions): FairQueue {
  /** In the order of service. */
  const lanes = new Map<string, (() => void)[]>()
  const first: (() => void)[] = []
  const onFree: (() => void)[] = []
  let [waiting, taken] = [0, 0]
  let isPlanned = false

  function plan(): void {
    if (isPlanned || taken >= width || waiting === 0) return
    isPlanned = true
    setImmediate(step)
  }

  function step(): void {
    isPlanned = false
    if (yieldsTo?.whenFree(plan)) return
    begin()
    plan()
  }

  function begin(): void {
    const work = taken < width ? next() : undefined
    if (!work) return
    waiting--
    taken++
    work()
  }

  function next(): (() => void) | undefined {
    const [urgent] = first
    if (urgent) return first.shift()
    const [lane, queue] = lanes.entries().next().value ?? []
    if (lane === undefined || !queue) return undefined
    const begin = queue.shift()
    // Moves the lane to the end of the rotation while it has waiting requests.
    lanes.delete(lane)
    if (queue.length > 0) lanes.set(lane, queue)
    return begin
  }

  function end(): void {
    taken--
    plan()
    if (taken === 0 && waiting === 0) for (const work of onFree.splice(0)) work()
  }

  return {
    take(lane, isFirst = false) {
      const queue = isFirst ? first : (lanes.get(lane) ?? [])
      if (!isFirst && (waiting >= maxWaiting || queue.length >= maxInLane)) throw new Overloaded('too many wait for a turn')
      if (!isFirst) lanes.set(lane, queue)
      waiting++
      const { promise, resolve } = Promise.withResolvers<() => void>()
      queue.push(() => resolve(once(end)))
      plan()
      return promise
    },
    whenFree(work) {
      const isBusy = taken > 0 || waiting > 0
      if (isBusy) onFree.push(work)
      return isBusy
    },
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
