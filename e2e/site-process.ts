// Starts the site as its own process, for tests that stop it, starve it or point it at another content service.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type SiteProcess = { url: string; output(): string; stop(): Promise<number | null> }

/** Seconds in which the site answers: as visitors have it, and as developers do, with Vite in the middle. */
const startLimits = { 'build/site/index.js': 40, 'server/dev.ts': 60 } as const

/** A site that lives for a test need not draw its pictures before anybody looks at them. */
const quiet = { PICTURES_AHEAD: 'off' }

/**
 * Starts the site with these settings and waits until it answers. Throws with its output when it ends before, or takes too long; and at once where another
 * process answers at its port, for that one would be tested, and be gone midway.
 */
export async function startSite(
  settings: Record<string, string>,
  program: keyof typeof startLimits = 'build/site/index.js',
): Promise<SiteProcess> {
  const url = `http://localhost:${settings.PORT}`
  const isTaken = await fetch(url).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new Error(`another process answers at ${url}`)
  const child = spawn('node', [program], { env: { ...process.env, ...quiet, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  await untilAnswering(url, child, () => output, startLimits[program])
  return { url, output: () => output, stop: () => stop(child) }
}

async function untilAnswering(url: string, child: ChildProcess, output: () => string, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}: ${output()}`)
    const isAnswering = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isAnswering) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop(child)
  throw new Error(`the site did not answer within ${seconds} s: ${output()}`)
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return child.exitCode
}
