import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'

/** Starts the site with these settings and waits for its end. */
async function endOf(settings: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn('node', ['build/site/index.js'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, lines: output.trim().split('\n') }
}

test('every wrong setting is one sentence, and the site does not start', async () => {
  const { code, lines } = await endOf({
    PORT: 'many',
    CONTENT_API_URL: 'ftp://x',
    SITE_NOW: 'yesterday',
    CURRENT_FORUM_YEAR: 'soon',
  })
  expect(code).toBe(1)
  expect(lines).toHaveLength(4)
  for (const name of ['PORT', 'CONTENT_API_URL', 'SITE_NOW', 'CURRENT_FORUM_YEAR']) {
    expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1)
  }
})

test('a busy port is one sentence', async () => {
  const other = createServer().listen(port('busy'), '127.0.0.1')
  const folder = await mkdtemp(join(tmpdir(), 'forum-start-'))
  const { code, lines } = await endOf({ PORT: String(port('busy')), DATA_DIR: folder })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(String(port('busy')))
  other.close()
  await rm(folder, { recursive: true })
})

test('a data folder that cannot be written is one sentence', async () => {
  const { code, lines } = await endOf({ PORT: String(port('unwritable')), DATA_DIR: '/proc/no-such-folder' })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('DATA_DIR')
})
