// A low-priority drawing process (render-process.ts).
import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Log } from '@forum/ground/base/log.ts'
import type { RenderAnswer, RenderJob } from './render-process.ts'

export type RenderWorker = {
  send(job: RenderJob): void
  /** Kills it at once. */
  end(): void
}

type RenderWorkerOptions = {
  answered(answer: Exclude<RenderAnswer, { kind: 'ready' }>): void
  /** It has ended. `wasReady`: it had started. */
  lost(wasReady: boolean): void
  log: Log
}

/** Nice value, of 19: pages have priority. */
const niceness = 10
const program = fileURLToPath(new URL('./render-process.ts', import.meta.url))
let complainedAt = Number.NEGATIVE_INFINITY

export function startRenderWorker({ answered, lost, log }: RenderWorkerOptions): RenderWorker {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=64'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
  })
  let isReady = false
  let complaint = ''
  const gone = (reason: string) => {
    if (!isReady && !child.killed) complain(log, reason)
    lost(isReady)
  }
  child.stderr?.on('data', (text) => {
    complaint = (complaint + String(text)).slice(-2000)
  })
  child.on('message', (answer: RenderAnswer) => {
    if (answer.kind === 'ready') isReady = true
    else answered(answer)
  })
  child.on('error', (error) => gone(error.message))
  child.on('exit', () => gone(complaint.split('\n').find((line) => /error/i.test(line)) ?? ''))
  // It does not keep the site's process alive.
  child.unref()
  child.channel?.unref()
  if (child.stderr && 'unref' in child.stderr) (child.stderr as { unref(): void }).unref()
  try {
    if (child.pid) setPriority(child.pid, niceness)
  } catch {
    // It has already ended; the event reports it.
  }
  return {
    send(job) {
      if (child.connected) child.send(job, () => {})
    },
    end: () => void child.kill('SIGKILL'),
  }
}

/** At most once a minute. */
function complain(log: Log, reason: string): void {
  if (Date.now() - complainedAt < 60_000) return
  complainedAt = Date.now()
  log.error({ reason }, 'pictures cannot be drawn: their process does not start')
}
