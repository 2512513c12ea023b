// PDF documents of orders, drawn in worker threads and cached for a while, so that pages do not wait
// (docs/decisions/0030-limit-costly-requests-per-network.md).
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { Drawn } from './drawing-worker.ts'
import type { Drawing, Drawings } from './drawings.ts'

export type OrderPdfs = AsyncDisposable & {
  /** Bytes of a document of `orderId`. Equal content is drawn once and cached for ten minutes. Throws PdfQueueFull, or an Error with one sentence. */
  draw<Kind extends keyof Drawings>(orderId: string, kind: Kind, ...given: Parameters<Drawings[Kind]>): Promise<PdfBytes>
  /** Removes cached documents of these orders. */
  forget(orderIds: readonly string[]): void
  /** Orders with cached documents. */
  kept(): readonly string[]
}

export type PdfBytes = Uint8Array<ArrayBuffer>

/** The queue is full: try again later. */
export class PdfQueueFull extends Error {}

type ThreadsOptions = {
  /** Number of threads; one core is left for pages. */
  width?: number
  /** Length of the queue. */
  maxWaiting?: number
  /** Timeout of a drawing, milliseconds. */
  timeout?: number
  /** Script of the thread. */
  script?: URL
}

export type OrderPdfsOptions = ThreadsOptions & {
  /** Cache size in bytes. */
  maxBytes?: number
  /** Cache lifetime, milliseconds. */
  keptFor?: number
}

/** Hundreds of badges have a thread of their own, so that tickets and invoices do not wait. A thousand with codes take ten seconds on a busy machine. */
export const largePapers = { width: 1, maxWaiting: 3, timeout: 180_000 }

const drawingScript = new URL('./drawing-worker.ts', import.meta.url)

/** Idle time after which a thread ends, milliseconds. */
const idle = 60_000

export function createOrderPdfs(options: OrderPdfsOptions = {}): OrderPdfs {
  const { maxBytes = 24 * 1024 * 1024, keptFor = 10 * 60_000 } = options
  const threads = createDrawingThreads(options)
  const pdfs = new LRUCache<string, { orderId: string; content: PdfBytes }>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.byteLength + 200,
    ttl: keptFor,
  })
  const underWay = new Map<string, { orderId: string; content: Promise<PdfBytes> }>()

  async function drawOnce(key: string, orderId: string, drawing: Drawing): Promise<PdfBytes> {
    try {
      const content = await threads.run(drawing)
      // If the order was erased meanwhile, the document is returned but not cached.
      if (underWay.has(key)) pdfs.set(key, { orderId, content })
      return content
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async draw(orderId, kind, ...given) {
      const drawing = { kind, given } as Drawing
      const key = createHash('sha256').update(orderId).update(JSON.stringify(drawing)).digest('base64url')
      const known = pdfs.get(key)?.content ?? underWay.get(key)?.content
      if (known) return known
      const content = drawOnce(key, orderId, drawing)
      underWay.set(key, { orderId, content })
      return content
    },
    forget(orderIds) {
      const gone = new Set(orderIds)
      for (const [key, { orderId }] of [...pdfs.entries()]) if (gone.has(orderId)) pdfs.delete(key)
      for (const [key, { orderId }] of underWay) if (gone.has(orderId)) underWay.delete(key)
    },
    kept: () => [...new Set([...pdfs.values()].map(({ orderId }) => orderId))],
    [Symbol.asyncDispose]: () => threads.end(),
  }
}

type Job = { drawing: Drawing; done: PromiseWithResolvers<PdfBytes> }
type Thread = { worker: Worker; job: Job | null; limit: NodeJS.Timeout | undefined }

/** Worker threads, started on demand and ended when idle. `run` throws PdfQueueFull, or an Error with one sentence. */
export function createDrawingThreads({
  width = Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting = 100,
  timeout = 30_000,
  script = drawingScript,
}: ThreadsOptions) {
  const threads = new Set<Thread>()
  const waiting: Job[] = []
  let hasEnded = false

  function next(): void {
    while (waiting.length > 0) {
      const thread = [...threads].find(({ job }) => job === null) ?? (threads.size < width ? start() : undefined)
      if (!thread) return
      give(thread, waiting.shift() as Job)
    }
  }

  function give(thread: Thread, job: Job): void {
    clearTimeout(thread.limit)
    thread.job = job
    thread.limit = setTimeout(() => leave(thread, 'a document took too long to draw'), timeout).unref()
    thread.worker.postMessage(job.drawing)
  }

  function start(): Thread {
    const thread: Thread = { worker: new Worker(script, { execArgv: [] }), job: null, limit: undefined }
    threads.add(thread)
    // The thread does not keep the process alive.
    thread.worker.unref()
    thread.worker.on('message', (drawn: Drawn) => {
      const { job } = thread
      clearTimeout(thread.limit)
      thread.job = null
      thread.limit = setTimeout(() => leave(thread, ''), idle).unref()
      if ('content' in drawn) job?.done.resolve(drawn.content)
      else job?.done.reject(new Error(`a document could not be drawn: ${drawn.fault}`))
      next()
    })
    const onLost = (error?: Error) => leave(thread, `the thread that draws documents has ended: ${error?.message ?? 'it exited'}`)
    thread.worker.on('error', onLost).on('exit', () => onLost())
    return thread
  }

  /** Removes an ended thread; its document fails with `reason`. */
  function leave(thread: Thread, reason: string): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.limit)
    void thread.worker.terminate()
    thread.job?.done.reject(new Error(reason))
    next()
  }

  return {
    async run(drawing: Drawing): Promise<PdfBytes> {
      if (hasEnded || waiting.length >= maxWaiting) throw new PdfQueueFull('too many documents wait to be drawn')
      const job: Job = { drawing, done: Promise.withResolvers() }
      waiting.push(job)
      next()
      return job.done.promise
    },
    async end() {
      hasEnded = true
      for (const { done } of waiting.splice(0)) done.reject(new PdfQueueFull('the site is ending'))
      const ending = [...threads]
      for (const thread of ending) leave(thread, 'the site is ending')
      await Promise.all(ending.map(({ worker }) => worker.terminate()))
    },
  }
}
