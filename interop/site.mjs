// The built demo site for interop/run.mjs: with an origin that is always the same, whatever its port is, and data of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitorAt } from './visitor.mjs'

const root = join(import.meta.dirname, '..')

/** Of every address that the site hands out. */
export const origin = 'http://forum.example'
/** As the desk names itself with a free port. */
const deskOrigin = 'http://localhost:0'

/** Starts the site at that moment and waits until it has its content; throws with its output where it ends before. */
export async function startDemo(now = '2025-09-09T09:00+03:00') {
  const folder = mkdtempSync(join(tmpdir(), 'forum-interop-'))
  const settings = {
    PORT: '0',
    SITE_URL: origin,
    DATA_DIR: folder,
    PICTURES_AHEAD: 'off',
    SITE_NOW: now,
    DESK_PORT: '0',
  }
  const child = spawn('node', ['build/site/index.js'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  const { local, desk } = await addressesOf(child)
  return {
    /** Folder of its data. */
    folder,
    /** Somebody on its pages, and an organiser at its desk, where it listens. */
    visitor: () => visitorAt(local, origin),
    organiser: () => visitorAt(desk, deskOrigin),
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

/** The site and its desk say their addresses when they listen; the site answers pages when it has its content. */
async function addressesOf(child) {
  let output = ''
  const found = await new Promise((resolve, reject) => {
    const look = (chunk) => {
      output += chunk
      const [local, desk] = ['The site', "The organisers' desk"].map(
        (name) => output.split(`${name} is at `)[1]?.match(/^http:[^"\s]+(?=["\s])/)?.[0],
      )
      if (local && desk) resolve({ local, desk })
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${output}`)))
  })
  while (!(await fetch(`${found.local}/readyz`)).ok) await new Promise((resolve) => setImmediate(resolve))
  return found
}
