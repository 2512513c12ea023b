// Draws pictures in two processes of lower priority than the site's own, so that pages stay quick and a drawing that takes too long can be
// ended. What a visitor waits for goes before what is made in advance; of one original nothing is drawn twice at once.
import type { Log } from '../log.ts'
import { Away } from './away.ts'
import type { RenderAnswer, RenderJob } from './render-process.ts'
import { type RenderWorker, startRenderWorker } from './render-worker.ts'

/** The original itself is at fault: it will be so tomorrow. */
export class Unfit extends Error {}

export type RenderPool = {
  /**
   * What the job makes. `key` names the original; `isUrgent`: a visitor waits. Throws Unfit when the original cannot be drawn, Away when
   * the machine, not the original, is in the way.
   */
  run(key: string, job: Omit<RenderJob, 'maxCpu'>, isUrgent: boolean): Promise<Exclude<RenderAnswer, { kind: 'ready' | 'fault' }>>
  /** A visitor has come to wait for what is made of this original. */
  hurry(key: string): void
  /** Ends at once, whatever is being drawn; those who wait get Away. */
  stop(): void
}

export type RenderLimits = {
  /** Processor time for one picture, in milliseconds. */
  cpu: number
  /** Time for one picture on a machine that is busy with something else, and time to wait for one's turn, in milliseconds. */
  wall: number
  wait: number
  /** A process with nothing to do ends after so many milliseconds. */
  idle: number
}

const defaultLimits: RenderLimits = { cpu: 5000, wall: 30_000, wait: 10_000, idle: 20_000 }
const processes = 2
type Result = Exclude<RenderAnswer, { kind: 'ready' }>
type Task = {
  key: string
  job: RenderJob
  isUrgent: boolean
  hasCrashed: boolean
  resolve(result: Exclude<Result, { kind: 'fault' }>): void
  reject(error: Error): void
}
/** A process, and what it is drawing. */
type Place = { worker: RenderWorker; task: Task | null; limit: NodeJS.Timeout | undefined }

export function createRenderPool(log: Log, own: Partial<RenderLimits> = {}): RenderPool {
  const limits = { ...defaultLimits, ...own }
  const queue: Task[] = []
  const places = createPlaces(limits, queue, log)
  return {
    run(key, job, isUrgent) {
      if (places.areClosed()) return Promise.reject(ending())
      return new Promise((resolve, reject) => {
        const task: Task = { key, job: { ...job, maxCpu: limits.cpu }, isUrgent, hasCrashed: false, resolve, reject }
        queue.push(task)
        if (isUrgent) setTimeout(leave, limits.wait, queue, task).unref()
        places.assign()
      })
    },
    hurry(key) {
      for (const task of queue) if (task.key === key) task.isUrgent = true
    },
    stop() {
      for (const task of [...queue.splice(0), ...places.close()]) task.reject(ending())
    },
  }
}

/** Who has waited long enough hears that it is not possible now. */
function leave(queue: Task[], task: Task): void {
  const at = queue.indexOf(task)
  if (at < 0) return
  queue.splice(at, 1)
  task.reject(new Away('too many pictures are waiting'))
}

function ending(): Away {
  return new Away('the site is ending')
}

/** Gives the tasks of `queue` to processes, which it starts and ends. */
function createPlaces(limits: RenderLimits, queue: Task[], log: Log) {
  const places = new Set<Place>()
  let areClosed = false

  function assign(): void {
    while (!areClosed) {
      const busy = new Set([...places].flatMap(({ task }) => task?.key ?? []))
      const free = [...places].find(({ task }) => task === null)
      if (!free && places.size >= processes) return
      const next = queue.find(({ key, isUrgent }) => isUrgent && !busy.has(key)) ?? queue.find(({ key }) => !busy.has(key))
      if (!next) return
      queue.splice(queue.indexOf(next), 1)
      begin(free ?? open(), next)
    }
  }

  function open(): Place {
    const worker = startRenderWorker({
      answered: (answer) => answered(place, answer),
      lost: (wasReady) => lost(place, wasReady),
      log,
    })
    const place: Place = { worker, task: null, limit: undefined }
    places.add(place)
    return place
  }

  function begin(place: Place, task: Task): void {
    clearTimeout(place.limit)
    place.task = task
    place.limit = setTimeout(giveUp, limits.wall, place, task).unref()
    place.worker.send(task.job)
  }

  function answered(place: Place, answer: Result): void {
    const { task } = place
    clearTimeout(place.limit)
    place.task = null
    if (answer.kind === 'fault' && answer.fault === 'tooDear') close(place)
    else place.limit = setTimeout(close, limits.idle, place).unref()
    if (answer.kind === 'fault') task?.reject(new Unfit(answer.reason))
    else task?.resolve(answer)
    assign()
  }

  /** The machine had no time for it: that says nothing of the picture. */
  function giveUp(place: Place, task: Task): void {
    close(place)
    task.reject(new Away('the machine is too busy to draw'))
    assign()
  }

  function close(place: Place): void {
    clearTimeout(place.limit)
    places.delete(place)
    place.worker.end()
  }

  /** A process ended that was not sent away: by the machine, or by what it was drawing. */
  function lost(place: Place, wasReady: boolean): void {
    if (!places.has(place)) return
    close(place)
    const { task } = place
    if (task && !wasReady) task.reject(new Away('the process that draws does not start'))
    else if (task?.hasCrashed) task.reject(new Unfit('ends the process that draws it'))
    else if (task) queue.unshift(Object.assign(task, { hasCrashed: true }))
    assign()
  }

  return {
    assign,
    areClosed: () => areClosed,
    /** What was being drawn. */
    close(): Task[] {
      areClosed = true
      const left = [...places].flatMap(({ task }) => task ?? [])
      for (const place of [...places]) close(place)
      return left
    },
  }
}
