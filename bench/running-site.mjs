// A site of its own for benchmarks that buy: started on the demo in a folder that is thrown away, with what a buyer's browser would do.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../scripts/prepare.mjs'

/** `nodeOptions`: options of Node besides those that `npm start` gives it. `checkout`: folder of another build to compare with. */
export async function startSite(port, environment = {}, nodeOptions = [], checkout = root) {
  const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'))
  const { pinnedEnvironment, prepare, spawnSite } = await import(join(checkout, 'scripts/prepare.mjs'))
  prepare()
  const site = spawnSite({
    stdio: ['ignore', 'ignore', 'inherit'],
    nodeOptions,
    env: pinnedEnvironment({
      PORT: String(port),
      DATA_DIR: folder,
      NODE_ENV: 'production',
      SITE_DEVELOPMENT: 'on',
      ...environment,
    }),
  })
  for (let attempt = 0; attempt < 400; attempt++) {
    const answer = await ask(port, '/readyz').catch(() => null)
    if (answer?.status === 200) break
    await wait(50)
  }
  return {
    site,
    folder,
    stop() {
      site.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One request; `agent` keeps the connection of one visitor. */
export function ask(port, path, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('latin1'),
          ms: performance.now() - started,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export const visitor = () => new Agent({ keepAlive: true, maxSockets: 1 })

export const formHeaders = (port) => ({
  'content-type': 'application/x-www-form-urlencoded',
  origin: `http://localhost:${port}`,
})

export const tokenIn = (text) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''

/** The form of an order as buyer number `index` fills it in. */
export function orderForm(token, index, ticket, seats = 1) {
  const people = Array.from({ length: seats }, (_, place) => [`attendee-${ticket}-${place}-name`, `Guest ${index}-${place}`])
  return String(
    new URLSearchParams([
      ['token', token],
      ['homepage', ''],
      [`ticket-${ticket}`, String(seats)],
      ['name', `Buyer ${index}`],
      ['email', `buyer-${index}@mail.example`],
      ['phone', `+38044${String(index).padStart(7, '0')}`],
      ['company', ''],
      ['edrpou', ''],
      ...people,
      ['offer', 'yes'],
      ['consent', 'yes'],
    ]),
  )
}

/** The value below which this share of `values` lies. */
export function quantile(values, share) {
  const ordered = [...values].sort((a, b) => a - b)
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN
}
