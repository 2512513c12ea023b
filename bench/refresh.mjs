// What one refresh of the content costs: requests and bytes, from the tests' stub with a small edition and with the whole demo, or from a running
// content service (CONTENT_API_URL, CONTENT_API_TOKEN). The second of two readings is counted: the first may learn what the service knows.
import { join } from 'node:path'
import { readDemo } from '../content/demo/read-demo.ts'

const root = join(import.meta.dirname, '..')
const load = (path) => import(join(root, 'server', path))
const { createContentSource } = await load('content-service/content-service.ts')
const { startContentStub } = await load('content-service/content-stub.ts')
const { fixtureTables } = await load('content-service/content-fixture.ts')
const { silentLog } = await load('log.ts')

const sent = { requests: 0, bytes: 0 }
const fetchIt = globalThis.fetch
globalThis.fetch = async (...given) => {
  const response = await fetchIt(...given)
  const body = await response.arrayBuffer()
  sent.requests++
  sent.bytes += body.byteLength
  return new Response(response.status === 204 ? null : body, response)
}

async function measure(name, url, prefix, token) {
  const limits = { timeout: 20_000, retries: 0, pause: 1, maxWait: 1, size: 50_000_000 }
  const location = { kind: 'service', url, prefix, token: token ? { reveal: () => token } : null }
  const source = createContentSource({ location, demoDirectory: '', log: silentLog(), limits })
  const { content: parse } = await source.read()
  const content = await parse()
  Object.assign(sent, { requests: 0, bytes: 0 })
  const start = performance.now()
  const { refused } = await source.read()
  const ms = performance.now() - start
  const events = content.forums.reduce((sum, forum) => sum + forum.events.length, 0)
  console.log(
    `${name}: ${sent.requests} requests, ${(sent.bytes / 1024).toFixed(0)} KB, ${ms.toFixed(0)} ms` +
      ` (${content.forums.length} editions, ${events} sessions, ${content.people.length} people${refused.length ? `; refused: ${refused}` : ''})`,
  )
}

if (process.env.CONTENT_API_URL)
  await measure(
    'content service',
    process.env.CONTENT_API_URL,
    process.env.CONTENT_API_PREFIX ?? '/v2',
    process.env.CONTENT_API_TOKEN,
  )
else {
  for (const [name, tables] of [
    ['stub, 2 editions', fixtureTables()],
    ['stub, the demo', new Map(readDemo(join(root, 'content/demo')).demo().tables)],
  ]) {
    await using stub = await startContentStub(tables)
    await measure(name, stub.url, '/v2', null)
  }
}
