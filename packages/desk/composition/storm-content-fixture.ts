// Content service of the storm test.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = Record<string, unknown> & { id: string }
export type ContentService = Awaited<ReturnType<typeof contentService>>

/** Stores records by key, and is sometimes slow or down. */
export async function contentService() {
  const records = new Map<string, Stored>()
  const service = { isAway: false }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (service.isAway) return void response.writeHead(503).end()
    if (request.method === 'GET') return void response.writeHead(200).end('{"data":[]}')
    const record = JSON.parse(text) as Stored
    const [, , , collection, key] = (request.url ?? '').split('/')
    const place = `${collection}/${key ?? record.id}`
    const known = records.get(place)
    if (key && !known) return void response.writeHead(404).end('{}')
    if (!key && known)
      return void response.writeHead(400).end(JSON.stringify({ errors: [{ extensions: { code: 'RECORD_NOT_UNIQUE' } }] }))
    records.set(place, { ...known, ...record })
    setTimeout(() => response.writeHead(200).end('{}'), Math.random() * 6)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const of = (collection: string) => [...records].filter(([place]) => place.startsWith(`${collection}/`)).map(([, each]) => each)
  return Object.assign(service, {
    of,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  })
}
