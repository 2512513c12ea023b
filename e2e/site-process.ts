// Starts the site as its own process, for tests that stop it, starve it or point it at another content service.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'

/** A site with data of its own; `end` stops it and forgets them. */
export type OwnSite = SiteProcess & { folder: string; end(): Promise<void> }
export type SiteProcess = {
  url: string
  output(): string
  stop(): Promise<number | null>
  /** As kill -9 and a power cut do it. */
  kill(): Promise<void>
}

/** Seconds in which the site answers on the busiest machine, less than a test may take: its own words are told, then. */
const startLimit = 80

/** The site as visitors have it, and as developers do, with Vite in the middle. */
type Program = 'build/site/index.js' | 'site/server/dev.ts'

/** A site that lives for a test need not draw its pictures before anybody looks at them. */
const quiet = { PICTURES_AHEAD: 'off' }

/**
 * Starts the site with these settings and waits until it has its content, or answers at all where there is `none` yet. Throws with its output when it ends before, or takes too long; and at once where another
 * process answers at its port, for that one would be tested, and be gone midway.
 */
export async function startSite(
  settings: Record<string, string>,
  program: Program = 'build/site/index.js',
  content: 'some' | 'none' = 'some',
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
  // Until it has content, on a busy machine for seconds, its pages are of a site that wakes up.
  await untilAnswering(`${url}/${content === 'some' ? 'readyz' : 'healthz'}`, child, () => output)
  return { url, output: () => output, stop: () => stop(child), kill: () => kill(child) }
}

export async function startOwnSite(settings: Record<string, string>, program?: Program): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'forum-site-'))
  const site = await startSite({ DATA_DIR: folder, ...settings }, program)
  return {
    ...site,
    folder,
    async end() {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** A site for the tests of a file or of a group: it stands before the first of them and is gone after the last. */
export function siteOfTests(settings: Record<string, string>, program?: Program): { readonly url: string } {
  let site: OwnSite | undefined
  test.beforeAll(async () => {
    test.setTimeout(90_000)
    site = await startOwnSite(settings, program)
  })
  test.afterAll(() => site?.end())
  return {
    get url() {
      if (!site) throw new Error('the site is started before the first test')
      return site.url
    },
  }
}

async function untilAnswering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + startLimit * 1000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}: ${output()}`)
    const isAnswering = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isAnswering) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop(child)
  throw new Error(`the site did not answer within ${startLimit} s: ${output()}`)
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill('SIGKILL')) await ended
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return child.exitCode
}
