// A fair queue for costly work on the one thread that answers everybody: in between, whoever asks for a page from memory is answered.

export type FairQueue = {
  /**
   * Waits for a turn and gives what ends it. `lane`: whose turn it is; lanes take turns one after another, so that who asks a thousand
   * times waits behind himself. `isFirst`: goes before all lanes, for what everybody waits for. Throws Overloaded when too many wait.
   */
  take(lane: string, isFirst?: boolean): Promise<() => void>
  /** Runs `work` once nobody has a turn here or waits for one. False: that is so already, and it is not run. */
  whenFree(work: () => void): boolean
}

/** Too many wait for a turn: to be asked again in a while. */
export class Overloaded extends Error {}

export type FairQueueOptions = {
  /** Turns at the same time. */
  width: number
  /** Who may wait in all, and in one lane. */
  maxWaiting?: number
  maxInLane?: number
  /** No turn begins here while there is one there. */
  yieldsTo?: FairQueue
}

/** At most one turn begins in each round of the event loop: connections are read in between. */
export function createFairQueue({ width, maxWaiting = 4000, maxInLane = 1500, yieldsTo }: FairQueueOptions): FairQueue {
  /** In the order in which they are served. */
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
    // To the end of the round, as long as anybody waits there.
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
