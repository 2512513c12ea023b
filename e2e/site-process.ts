// Starts the site as its own process, for tests that stop it, starve it or point it at another content service.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type SiteProcess = { url: string; output(): string; stop(): Promise<number | null> }

/**
 * Starts the site with these settings and waits until it answers (at most 15 s). Throws with its output when it ends before.
 * `program`: the site as visitors have it, or as its developers do.
 */
export async function startSite(
  settings: Record<string, string>,
  program: 'server/index.ts' | 'server/dev.ts' = 'server/index.ts',
): Promise<SiteProcess> {
  const url = `http://localhost:${settings.PORT}`
  const child = spawn('node', [program], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  await untilAnswering(url, child, () => output)
  return { url, output: () => output, stop: () => stop(child) }
}

async function untilAnswering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + 15_000
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
  throw new Error(`the site did not answer within 15 s: ${output()}`)
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return child.exitCode
}
