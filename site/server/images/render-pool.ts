// Draws pictures in two low-priority processes, so that pages stay fast and a slow drawing can be killed. Visitors' pictures come first; one original
// is drawn by one process at a time, and one heavy original (render.ts) at a time.
import type { Log } from '@forum/ground/base/log.ts'
import { Away } from './away.ts'
import type { RenderAnswer, RenderJob } from './render-process.ts'
import { type RenderWorker, startRenderWorker } from './render-worker.ts'

/** The original is broken. */
export class Unfit extends Error {}

export type RenderPool = {
  /** Runs the job. `key`: of the original; `isUrgent`: a visitor waits. Throws Unfit when the original is broken, Away when the machine is the cause. */
  run(key: string, job: Omit<RenderJob, 'maxCpu' | 'isAlone'>, isUrgent: boolean): Promise<Drawn>
  /** A visitor now waits for this original. */
  hurry(key: string): void
  /** Kills the processes; waiting callers get Away. */
  stop(): void
}

export type RenderLimits = {
  /** CPU time for one picture, ms. */
  cpu: number
  /** Wall time for one picture on a busy machine, and maximum wait in the queue, ms. */
  wall: number
  wait: number
  /** Idle time after which a process ends, ms. */
  idle: number
}

const defaultLimits: RenderLimits = { cpu: 5000, wall: 30_000, wait: 10_000, idle: 20_000 }
const processes = 2
type Result = Exclude<RenderAnswer, { kind: 'ready' }>
type Drawn = Exclude<Result, { kind: 'fault' | 'heavy' }>
type Task = {
  key: string
  job: RenderJob
  isUrgent: boolean
  hasCrashed: boolean
  resolve(result: Drawn): void
  reject(error: Error): void
}
/** A process, and what it is drawing. */
type WorkerPlace = { worker: RenderWorker; task: Task | null; limit: NodeJS.Timeout | undefined }

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

/** Rejects a task that waited too long. */
function leave(queue: Task[], task: Task): void {
  const at = queue.indexOf(task)
  if (at < 0) return
  queue.splice(at, 1)
  task.reject(new Away('too many pictures are waiting'))
}

function ending(): Away {
  return new Away('the site is ending')
}

type Waiting = Pick<Task, 'key' | 'isUrgent'> & { job: Pick<RenderJob, 'isAlone'> }

/** The task to begin beside `running`; undefined: none may. */
export function nextOf<T extends Waiting>(queue: readonly T[], running: readonly Waiting[]): T | undefined {
  const isHeavyDrawn = running.some(({ job }) => job.isAlone)
  const may = queue.filter(({ key, job }) => !running.some((one) => one.key === key) && !(job.isAlone && isHeavyDrawn))
  return may.find(({ isUrgent }) => isUrgent) ?? may[0]
}

/** Assigns tasks to processes and starts and ends them. */
function createPlaces(limits: RenderLimits, queue: Task[], log: Log) {
  const places = new Set<WorkerPlace>()
  let areClosed = false
  const running = () => [...places].flatMap(({ task }) => task ?? [])

  function assign(): void {
    while (!areClosed) {
      const free = [...places].find(({ task }) => task === null)
      if (!free && places.size >= processes) return
      const next = nextOf(queue, running())
      if (!next) return
      queue.splice(queue.indexOf(next), 1)
      begin(free ?? open(), next)
    }
  }

  function open(): WorkerPlace {
    const worker = startRenderWorker({
      answered: (answer) => answered(place, answer),
      lost: (wasReady) => lost(place, wasReady),
      log,
    })
    const place: WorkerPlace = { worker, task: null, limit: undefined }
    places.add(place)
    return place
  }

  function begin(place: WorkerPlace, task: Task): void {
    clearTimeout(place.limit)
    place.task = task
    place.limit = setTimeout(giveUp, limits.wall, place, task).unref()
    place.worker.send(task.job)
  }

  function answered(place: WorkerPlace, answer: Result): void {
    const { task } = place
    clearTimeout(place.limit)
    place.task = null
    if (answer.kind === 'fault' && answer.fault === 'tooDear') close(place)
    else place.limit = setTimeout(close, limits.idle, place).unref()
    if (answer.kind === 'heavy' && task) {
      task.job = { ...task.job, isAlone: true }
      queue.unshift(task)
    } else if (answer.kind === 'fault') task?.reject(new Unfit(answer.reason))
    else if (answer.kind !== 'heavy') task?.resolve(answer)
    assign()
  }

  /** No CPU time was available: the picture may be fine. */
  function giveUp(place: WorkerPlace, task: Task): void {
    close(place)
    task.reject(new Away('the machine is too busy to draw'))
    assign()
  }

  function close(place: WorkerPlace): void {
    clearTimeout(place.limit)
    places.delete(place)
    place.worker.end()
  }

  /** A process died unexpectedly: by the machine, or by its picture. */
  function lost(place: WorkerPlace, wasReady: boolean): void {
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
    /** Returns the running tasks. */
    close(): Task[] {
      areClosed = true
      const left = running()
      for (const place of [...places]) close(place)
      return left
    },
  }
}
