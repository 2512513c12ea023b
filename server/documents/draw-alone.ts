// Draws a large document (hundreds of badges) in its own thread, so that tickets and invoices do not wait; not cached.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Drawn } from './drawing-worker.ts'
import type { Drawing } from './drawings.ts'
import { drawingScript, type PdfBytes, PdfQueueFull } from './order-pdfs.ts'

/** Timeout in milliseconds: a thousand badges with codes take about ten seconds on a busy machine. */
const patience = 180_000
const maxWaiting = 4

/** The function draws one document at a time. It throws PdfQueueFull when the queue is full, or an Error with one sentence. */
export function createDrawAlone(): (drawing: Drawing) => Promise<PdfBytes> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (drawing) => {
    if (waiting >= maxWaiting) throw new PdfQueueFull('too many papers wait to be drawn')
    waiting++
    const own = last.then(() => draw(drawing)).finally(() => waiting--)
    last = own.catch(() => {})
    return own
  }
}

async function draw(drawing: Drawing): Promise<PdfBytes> {
  const worker = new Worker(drawingScript, { execArgv: [] })
  try {
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(patience) })
    worker.postMessage(drawing)
    const [drawn] = (await answer) as [Drawn]
    if ('fault' in drawn) throw new Error(`a document could not be drawn: ${drawn.fault}`)
    return drawn.content
  } finally {
    await worker.terminate()
  }
}
