// A content service for tests: a small server on loopback that answers like Directus, with faults on request.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectionNamed } from '@forum/content/model/model.ts'
import { FILES } from '@forum/content/model/relation.ts'
import { idOf, isRecord, type RawRecord } from './raw-content.ts'
import { relationOf } from './stub-relation.ts'

type Tables = Map<string, readonly RawRecord[]>

/** Token of the account that reads drafts. */
export const draftToken = 'reads-drafts'

/** The columns of each collection; a row without one of them has null there. */
const columnsOf = (tables: Tables) =>
  new Map([...tables].map(([name, rows]) => [name, new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))]))

export type ContentStub = AsyncDisposable & {
  url: string
  /** Path and query of every request, in order. */
  requests: string[]
  tables: Tables
  /** Changes of record versions, by `pages/1/winter`. */
  versions: Map<string, RawRecord>
  columns: ReadonlyMap<string, ReadonlySet<string>>
  /** Written records in order; `key`: of a changed record. */
  written: { collection: string; key: string | null; record: RawRecord }[]
  /** Maximum rows per page, whatever limit is requested. */
  cap: number
  ignoresFilters: boolean
  /** Parameters that the service ignores. */
  ignores: Set<'page' | 'offset' | 'limit' | 'meta' | 'aggregate'>
  /** Above this limit it answers 400, as Directus does. */
  refusesAbove: number
  /** Maximum rows of a nested list, whatever limit is requested. */
  nestedCap: number
  /** Fields (`speakers.is_active`) and relations (`partner_groups.partners.partners_id`) that are silently left out. */
  withholds: Set<string>
  /** Fields (`gallery`, `partner_groups`) and collections refused with 403. */
  refuses: Set<string>
  /** Answers instead of the stub; returns false to let the stub answer. */
  misbehave: ((request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>) | null
  close(): Promise<void>
}

/** `port` 0: any free one. Give the old port to restart a service. */
export async function startContentStub(tables: Tables, port = 0): Promise<ContentStub> {
  const server = createServer(async (request, response) => {
    stub.requests.push(request.url ?? '')
    if (await stub.misbehave?.(request, response)) return
    if (request.method !== 'GET') return write(stub, request, response)
    const url = new URL(request.url ?? '/', 'http://stub')
    const [, collection, id] = /^\/v2\/items\/(\w+)\/([\w-]+)$/.exec(url.pathname) ?? []
    if (collection && id) return answerOne(stub, { collection, id, url }, request.headers.authorization, response)
    answer(stub, url, response)
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
    versions: new Map(),
    columns: columnsOf(tables),
    written: [],
    cap: 1000,
    refusesAbove: 1000,
    nestedCap: 1000,
    withholds: new Set(),
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
  const collection = url.pathname === '/users' ? 'directus_users' : (/^\/v2\/items\/(\w+)$/.exec(url.pathname)?.[1] ?? '')
  const fields = (url.searchParams.get('fields') ?? '*').split(',').map((field) => field.split('.'))
  const isRefused = stub.refuses.has(collection) || fields.some((path) => refuses(stub, collection, path))
  if (isRefused || !(stub.tables.has(collection) || collectionNamed(collection))) {
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"errors":[{"extensions":{"code":"FORBIDDEN"}}]}')
    return
  }
  const status = url.searchParams.get('filter[status][_eq]')
  const isUndated = url.searchParams.get('filter[paid_at][_null]') === 'true'
  const isMeant = (row: RawRecord) => (status === null || row.status === status) && !(isUndated && row.paid_at)
  const source: readonly unknown[] = stub.tables.get(collection) ?? []
  const rows = source.filter(isRecord).filter((row) => stub.ignoresFilters || isMeant(row))
  const asked = (name: 'page' | 'offset' | 'limit', usual: number) =>
    stub.ignores.has(name) ? usual : Number(url.searchParams.get(name) ?? usual)
  if (url.searchParams.has('aggregate[count]') && !stub.ignores.has('aggregate')) {
    send(response, { data: [{ count: String(rows.length) }] })
    return
  }
  if (Number(url.searchParams.get('limit') ?? 0) > stub.refusesAbove)
    return void response.writeHead(400, { 'content-type': 'application/json' }).end('{"errors":[{"message":"limit"}]}')
  const limit = Math.min(stub.refusesAbove, stub.cap, asked('limit', 100))
  const from = (asked('page', 1) - 1) * limit + asked('offset', 0)
  const data = rows.slice(from, from + limit).map((row) => asAsked(stub, collection, row, fields, nestedFrom(stub, url)))
  const isCounted = url.searchParams.get('meta') === 'filter_count' && !stub.ignores.has('meta') && !stub.ignores.has('aggregate')
  send(response, { ...(isCounted && { meta: { filter_count: rows.length } }), data })
}

/** One record, or a version of it (only for the account that reads drafts). */
function answerOne(
  stub: ContentStub,
  { collection, id, url }: { collection: string; id: string; url: URL },
  authorization: string | undefined,
  response: ServerResponse,
): void {
  const row = rowsOf(stub, collection).find((one) => idOf(one) === id)
  const version = url.searchParams.get('version')
  const changed = version === null ? {} : stub.versions.get(`${collection}/${id}/${version}`)
  if (authorization !== `Bearer ${draftToken}` || !row || !changed || stub.refuses.has(collection)) {
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"errors":[{"extensions":{"code":"FORBIDDEN"}}]}')
    return
  }
  const fields = (url.searchParams.get('fields') ?? '*').split(',').map((field) => field.split('.'))
  send(response, { data: asAsked(stub, collection, { ...row, ...changed }, fields) })
}

/** Whether a field on the path, or its target collection, is refused. */
function refuses(stub: ContentStub, collection: string, [name = '', ...rest]: readonly string[]): boolean {
  if (stub.refuses.has(name)) return true
  if (rest.length === 0) return false
  const relation = relationOf(collection, name)
  if (!relation || (stub.refuses.has(relation.target) && relation.target !== 'speakers')) return true
  if (relation.link === undefined) return refuses(stub, relation.target, rest)
  const [part = '', ...far] = rest
  return stub.refuses.has(part) || (part === relation.link && far.length > 0 && refuses(stub, relation.target, far))
}

/** The part of a nested list that its limit and the requested offset allow. */
function nestedFrom(stub: ContentStub, url: URL): (name: string, rows: unknown[]) => unknown[] {
  return (name, rows) => {
    const from = stub.ignores.has('offset') ? 0 : Number(url.searchParams.get(`deep[${name}][_offset]`) ?? 0)
    return rows.slice(from, from + stub.nestedCap)
  }
}

/** The requested fields; `*` returns all readable fields, with ids for relations. */
function asAsked(
  stub: ContentStub,
  collection: string,
  row: RawRecord,
  fields: readonly (readonly string[])[],
  part: (name: string, rows: unknown[]) => unknown[] = (_, rows) => rows,
): RawRecord {
  const names = new Set(fields.flatMap(([name = '']) => (name === '*' ? namesOf(stub, collection, row) : [name])))
  const given = [...names].filter((name) => !stub.refuses.has(name) && !stub.withholds.has(`${collection}.${name}`))
  return Object.fromEntries(
    given.map((name) => {
      const below = fields.filter((path) => path[0] === name && path.length > 1).map((path) => path.slice(1))
      const value = fieldValue(stub, collection, row, name, below)
      return [name, Array.isArray(value) && relationOf(collection, name) ? part(name, value) : value]
    }),
  )
}

function namesOf(stub: ContentStub, collection: string, row: RawRecord): string[] {
  const lists = (collectionNamed(collection)?.fields ?? []).flatMap(({ field }) =>
    relationOf(collection, field)?.by ? [field] : [],
  )
  return [...new Set([...(stub.columns.get(collection) ?? []), ...Object.keys(row), ...lists])]
}

function fieldValue(
  stub: ContentStub,
  collection: string,
  row: RawRecord,
  name: string,
  below: readonly (readonly string[])[],
): unknown {
  const relation = relationOf(collection, name)
  const value = row[name]
  if (!relation) return value ?? null
  const { target, link, by } = relation
  if (value === undefined && !by) return link === undefined ? null : []
  const shaped = (one: RawRecord) => (below.length > 0 ? asAsked(stub, target, one, below) : one.id)
  if (by)
    return rowsOf(stub, target)
      .filter((one) => idOf(one[by]) === idOf(row))
      .map(shaped)
  if (link === undefined) return below.length > 0 && value ? shaped(recordOf(stub, target, value)) : value
  if (!Array.isArray(value)) return value
  const far = below
    .filter(([part]) => part === link)
    .map((path) => path.slice(1))
    .filter((path) => path.length > 0)
  return value.filter(isRecord).map((between, index) => {
    if (below.length === 0) return between.id ?? index + 1
    const end =
      far.length > 0 && between[link] ? asAsked(stub, target, recordOf(stub, target, between[link]), far) : between[link]
    const parts = below.map(([part = '']) => part).filter((part) => !stub.withholds.has(`${collection}.${name}.${part}`))
    return Object.fromEntries(parts.map((part) => [part, part === link ? end : between[part]]))
  })
}

function rowsOf(stub: ContentStub, collection: string): RawRecord[] {
  return (stub.tables.get(collection === FILES ? 'files' : collection) ?? []).filter(isRecord)
}

function recordOf(stub: ContentStub, collection: string, id: unknown): RawRecord {
  return rowsOf(stub, collection).find((row) => idOf(row) === idOf(id)) ?? { id }
}

/** Creates a record once per key, or changes an existing one. */
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

function send(response: ServerResponse, answer: RawRecord): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer))
}
