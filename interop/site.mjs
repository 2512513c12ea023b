// The built demo site for interop/run.mjs: with an origin that is always the same, whatever its port is, and data of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Of every address that the site hands out. */
export const origin = 'http://forum.example'

/** Starts the site and waits until it has its content; throws with its output where it ends before. */
export async function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'forum-interop-'))
  const settings = { PORT: '0', SITE_URL: origin, DATA_DIR: folder, PICTURES_AHEAD: 'off', SITE_NOW: '2025-09-09T09:00+03:00' }
  const child = spawn('node', ['build/site/index.js'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  const local = await addressOf(child)
  return {
    /** What stands at a path: `text` and type, where it was got (`local`), and what its address is to visitors. */
    async get(path) {
      const response = await fetch(local + path)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      const type = response.headers.get('content-type') ?? ''
      return { text: await response.text(), type, local: local + path, address: origin + path, folder }
    },
    async stop() {
      process.off('exit', end)
      const ended = child.exitCode === null && once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** The site says its address when it listens, and answers pages when it has its content. */
async function addressOf(child) {
  let output = ''
  const local = await new Promise((resolve, reject) => {
    const look = (chunk) => {
      output += chunk
      const found = /The site is at (http:[^"\s]+)/.exec(output)
      if (found) resolve(found[1])
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${output}`)))
  })
  while (!(await fetch(`${local}/readyz`)).ok) await new Promise((resolve) => setImmediate(resolve))
  return local
}
