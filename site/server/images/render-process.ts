// Process that draws pictures for render-pool.ts, one at a time. It exits when a picture exceeds its CPU time, or when the site has ended.
import { isHeavy, lookAtLogo, type Original, type Rendition, render, renderCard } from './render.ts'

export type RenderJob = {
  original: Original
  make: Rendition | { kind: 'look' } | { kind: 'card' }
  maxCpu: number
  /** No other process draws a heavy picture. */
  isAlone?: boolean
}

export type RenderAnswer =
  | { kind: 'ready' }
  /** Not drawn: to be sent again when no other heavy picture is drawn. */
  | { kind: 'heavy' }
  | { kind: 'picture'; body: Uint8Array }
  | { kind: 'look'; look: Awaited<ReturnType<typeof lookAtLogo>> }
  | { kind: 'fault'; fault: 'unreadable' | 'tooDear'; reason: string }

const glanceEvery = 100

process.on('message', (job: RenderJob) => void work(job))
process.on('disconnect', endAtOnce)
// Ctrl-C reaches the whole process group; the site decides when to end.
process.on('SIGINT', () => {})
answer({ kind: 'ready' })

async function work({ original, make, maxCpu, isAlone }: RenderJob): Promise<void> {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system < maxCpu * 1000) return
    clearInterval(watch)
    answer({ kind: 'fault', fault: 'tooDear', reason: `takes more than ${maxCpu} ms to draw` }, endAtOnce)
  }, glanceEvery)
  try {
    if (make.kind !== 'card' && !isAlone && (await isHeavy(original))) answer({ kind: 'heavy' })
    else if (make.kind === 'look') answer({ kind: 'look', look: await lookAtLogo(original) })
    else answer({ kind: 'picture', body: await (make.kind === 'card' ? renderCard(original) : render(original, make)) })
  } catch (error) {
    answer({ kind: 'fault', fault: 'unreadable', reason: (error as Error).message.split('\n', 1)[0] ?? '' })
  } finally {
    clearInterval(watch)
  }
}

function answer(message: RenderAnswer, then: () => void = () => {}): void {
  process.send?.(message, undefined, undefined, then)
}

/** A normal exit would wait for the drawing. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL')
}
