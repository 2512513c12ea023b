// The thread in which documents are drawn, one after another (order-pdfs.ts): a sheet of twenty tickets takes a third of a second.
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Drawing, drawings } from './drawings.ts'

export type Drawn = { content: Uint8Array<ArrayBuffer> } | { fault: string }

/** Of 19: pages go first, and a mail still gets its paper within its time when other programs of the machine work. */
const niceness = 10

/** Linux counts a thread's priority by itself; elsewhere it would be the whole process's, and stays as it is. */
function yieldToPages(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), getPriority() + niceness)
  } catch {
    // Not Linux, or no right to look: documents are drawn all the same.
  }
}

yieldToPages()
parentPort?.on('message', async ({ kind, given }: Drawing) => {
  const draw = drawings[kind] as (...given: readonly unknown[]) => Promise<Uint8Array>
  try {
    const content = new Uint8Array(await draw(...given))
    parentPort?.postMessage({ content } satisfies Drawn, [content.buffer])
  } catch (error) {
    parentPort?.postMessage({ fault: (error as Error).message } satisfies Drawn)
  }
})
