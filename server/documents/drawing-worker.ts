// The thread in which papers are drawn, one after another (papers.ts): a sheet of twenty tickets takes a third of a second.
import { parentPort } from 'node:worker_threads'
import { type Drawing, drawings } from './drawings.ts'

export type Drawn = { content: Uint8Array<ArrayBuffer> } | { fault: string }

parentPort?.on('message', async ({ kind, given }: Drawing) => {
  const draw = drawings[kind] as (...given: readonly unknown[]) => Promise<Uint8Array>
  try {
    const content = new Uint8Array(await draw(...given))
    parentPort?.postMessage({ content } satisfies Drawn, [content.buffer])
  } catch (error) {
    parentPort?.postMessage({ fault: (error as Error).message } satisfies Drawn)
  }
})
