// A content service for tests: a small Node server on loopback that answers like Directus, and misbehaves when told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nest, type Tables } from './embedded-source.ts'
import { isRecord, type RawRecord } from './raw-content.ts'

export type ContentStub = AsyncDisposable & {
  url: string
  /** Path and query of every request, in order. */
  requests: string[]
  tables: Tables
  /** Records as they were sent, in order; `key`: of the record that was to be changed. */
  written: { collection: string; key: string | null; record: RawRecord }[]
  /** Most rows of one page, whatever limit is asked for. */
  cap: number
  ignoresFilters: boolean
  /** Parameters that the service does not know. */
  ignores: Set<'page' | 'offset' | 'limit' | 'aggregate'>
  /** Fields (`gallery`, `partner_groups`) and collections that the service refuses with 403. */
  refuses: Set<string>
  /** Answers instead of the stub; false: the stub answers after all. */
  misbehave: ((request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>) | null
  close(): Promise<void>
}

/** `port` 0: any. A service that comes back takes the port that it had. */
export async function startContentStub(tables: Tables, port = 0): Promise<ContentStub> {
  const server = createServer(async (request, response) => {
    stub.requests.push(request.url ?? '')
    if (await stub.misbehave?.(request, response)) return
    if (request.method !== 'GET') return write(stub, request, response)
    answer(stub, new URL(request.url ?? '/', 'http://stub'), response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const stub: ContentStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    tables,
    written: [],
    cap: 1000,
    ignoresFilters: false,
    ignores: new Set(),
    refuses: new Set(),
    misbehave: null,
    close,
    [Symbol.asyncDispose]: close,
  }
  return stub
}

function answer(stub: ContentStub, url: URL, response: ServerResponse): void {
  const collection = /^\/v2\/items\/(\w+)$/.exec(url.pathname)?.[1] ?? ''
  const fields = (url.searchParams.get('fields') ?? '*').split(',')
  const isRefused =
    stub.refuses.has(collection) || fields.some((field) => field.split('.').some((part) => stub.refuses.has(part)))
  if (isRefused || !stub.tables.has(collection)) {
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"errors":[{"extensions":{"code":"FORBIDDEN"}}]}')
    return
  }
  const year = url.searchParams.get('filter[year][_eq]')
  const nested = nest(stub.tables)
  const source: readonly unknown[] =
    collection in nested ? nested[collection as keyof typeof nested] : (stub.tables.get(collection) ?? [])
  const status = url.searchParams.get('filter[status][_eq]')
  const isUndated = url.searchParams.get('filter[paid_at][_null]') === 'true'
  const isMeant = (row: RawRecord) =>
    (year === null || String(row.year) === year) && (status === null || row.status === status) && !(isUndated && row.paid_at)
  const rows = source.filter(isRecord).filter((row) => stub.ignoresFilters || isMeant(row))
  const asked = (name: 'page' | 'offset' | 'limit', usual: number) =>
    stub.ignores.has(name) ? usual : Number(url.searchParams.get(name) ?? usual)
  if (url.searchParams.has('aggregate[count]') && !stub.ignores.has('aggregate')) {
    send(response, [{ count: String(rows.length) }])
    return
  }
  const limit = Math.min(stub.cap, asked('limit', 100))
  const from = (asked('page', 1) - 1) * limit + asked('offset', 0)
  const data = rows.slice(from, from + limit).map((row) => asAsked(row, fields, stub.refuses))
  send(response, data)
}

/** Creates a record once for each key, and changes what is there. */
async function write(stub: ContentStub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += chunk
  const [, collection = '', key = null] = /^\/v2\/items\/(\w+)(?:\/([\w-]+))?$/.exec(request.url ?? '') ?? []
  const refuse = (status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: [{ extensions: { code } }] }))
  if (stub.refuses.has(collection)) return void refuse(403, 'FORBIDDEN')
  const record = JSON.parse(text) as RawRecord
  const rows = stub.tables.get(collection) ?? []
  const known = rows.filter(isRecord).find(({ id }) => id === (key ?? record.id))
  if (key === null && known) return void refuse(400, 'RECORD_NOT_UNIQUE')
  if (key !== null && !known) return void refuse(403, 'FORBIDDEN')
  stub.written.push({ collection, key, record })
  if (known) Object.assign(known, record)
  else stub.tables.set(collection, [...rows, record])
  response.writeHead(204).end()
}

function send(response: ServerResponse, data: readonly unknown[]): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ data }))
}

/** `fields=*` gives what may be read, ids in the place of related records that are not asked for. */
function asAsked(row: RawRecord, fields: readonly string[], refused: ReadonlySet<string>): RawRecord {
  const isExpanded = (name: string) => fields.some((field) => field.startsWith(`${name}.`))
  const readable = Object.entries(row).filter(([name]) => !refused.has(name))
  return Object.fromEntries(
    readable.map(([name, value]) => [
      name,
      !isExpanded(name) && Array.isArray(value) && isRecord(value[0]) && 'id' in value[0] ? value.map((one) => one.id) : value,
    ]),
  )
}
