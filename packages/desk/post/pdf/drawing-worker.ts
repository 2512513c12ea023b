// Thread that draws documents one after another (order-pdfs.ts): twenty tickets take a third of a second.
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Drawing, drawings } from './drawings.ts'

export type Drawn = { content: Uint8Array<ArrayBuffer> } | { fault: string }

/** Nice value, of 19: pages have priority, but mails still get their attachments in time. */
const niceness = 10

/** Linux has priorities per thread; elsewhere the whole process would change, so nothing is done. */
function yieldToPages(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), getPriority() + niceness)
  } catch {
    // Not Linux, or no permission.
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
