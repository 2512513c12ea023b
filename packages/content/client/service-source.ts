// Reads all content from the content service: each collection once, flat, with ids for relations.
import { createHash } from 'node:crypto'
import { type ContentName, content } from '@forum/content/model/model.ts'
import type { Log } from '@forum/ground/base/log.ts'
import PQueue from 'p-queue'
import { fromOffset, pathsWithinForums, queryFor, queryWithinForums, type Relation, relationsOf } from './ask.ts'
import { type Answer, fetchAllPages, readAnswer } from './fetch-all-pages.ts'
import { completeLists, type NestedList, refuseCutLists } from './nested-lists.ts'
import { isRecord, type RawReading, type RawRecord } from './raw-content.ts'
import { ContentServiceError, getBytes, type RequestLimits } from './request.ts'
import { returnedFields, withheldLists } from './returned-fields.ts'

export type ServiceOptions = { url: string; prefix: string; token: string | null; limits: RequestLimits; log: Log }

const maxAtOnce = 4
/** What the service refused is requested again after so many readings. */
const readingsUntilAskedAgain = 5
/** Required collections: without them the reading fails. */
const needed: readonly ContentName[] = ['forums', 'speakers']

/** Relations that the service returns for a collection, and names of refused ones. */
type Known = { fields: readonly string[]; refused: readonly string[] }

/** The function reads everything once. It throws a ContentServiceError when a required collection is missing. */
export function createServiceSource(options: ServiceOptions): (stop?: AbortSignal) => Promise<RawReading> {
  const known = new Map<ContentName, Known>()
  const doubted = new Set<string>()
  let readings = 0
  let refusedBefore: ReadonlySet<string> = new Set()
  return async (stop) => {
    if (++readings % readingsUntilAskedAgain === 0) known.clear()
    const reading = startReading(options, known, doubted, stop)
    const lists = await settleAll(
      content.map(async ({ collection }) => [collection, await reading.collection(collection)] as const),
    )
    for (const name of reading.refused)
      if (!refusedBefore.has(name)) options.log.warn({ name }, 'the content service does not return this')
    refusedBefore = reading.refused
    const raw = new Map(lists)
    return {
      digest: reading.digest(),
      refused: [...reading.refused].sort(),
      fields: returnedFields(raw, reading.refused),
      parse: () => raw,
    }
  }
}

/** Waits for all promises, so that nothing runs on after a failed reading; then throws the first error. */
async function settleAll<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(promises)
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

/** The requests of one reading, a few at a time; after `fail` no further one starts. */
function openCalls({ url, prefix, token, limits, log }: ServiceOptions, doubted: Set<string>, stop?: AbortSignal) {
  const bodies = new Map<string, string>()
  const turns = new PQueue({ concurrency: maxAtOnce })
  let failed: unknown

  async function get(collection: ContentName, query: URLSearchParams): Promise<Answer> {
    const path = `${collection}?${query}`
    const bytes = await turns.add(async () => {
      if (failed) throw failed
      return getBytes(`${url}${prefix}/items/${path}`, token, limits, stop)
    })
    bodies.set(path, createHash('sha256').update(bytes).digest('base64'))
    return readAnswer(collection, bytes)
  }

  function list(collection: ContentName, query: URLSearchParams): Promise<unknown[]> {
    const ask = (place: URLSearchParams) => get(collection, new URLSearchParams([...query, ...place]))
    return fetchAllPages(collection, ask, (records) => {
      if (!doubted.has(collection))
        log.warn({ collection, records }, 'the content service has no paging: its list is taken as complete')
      doubted.add(collection)
    })
  }

  /** Whether the service returns these fields. */
  async function gives(collection: ContentName, fields: readonly string[]): Promise<boolean> {
    const answer = await get(collection, new URLSearchParams({ fields: fields.join(','), limit: '1' })).catch(unlessRefused)
    return answer !== false
  }

  return {
    get,
    list,
    gives,
    bodies: bodies as ReadonlyMap<string, string>,
    fail(error: unknown) {
      failed ??= error
    },
  }
}

type Calls = ReturnType<typeof openCalls>

function startReading(options: ServiceOptions, known: Map<ContentName, Known>, doubted: Set<string>, stop?: AbortSignal) {
  const calls = openCalls(options, doubted, stop)
  const refused = new Set<string>()

  /** All rows with every relation; if that is refused, with the relations that work separately. */
  async function withRelations(collection: ContentName): Promise<unknown[]> {
    const relations = relationsOf(collection)
    const before = known.get(collection)
    const rows = await calls.list(collection, queryFor((before ?? best(relations)).fields)).catch(unlessRefused)
    const taken = rows ? before : await probe(calls, collection, relations)
    const whole = rows || (await calls.list(collection, queryFor(taken?.fields ?? [])))
    if (taken) known.set(collection, taken)
    const asked = relations.filter(({ field }) => !taken?.refused.includes(field))
    for (const relation of [...(taken?.refused ?? []), ...withheldLists(whole, asked)]) refused.add(`${collection}.${relation}`)
    return completeLists((query) => calls.list(collection, query), whole, nestedIn(asked, (taken ?? best(relations)).fields))
  }

  async function read(name: ContentName): Promise<unknown[]> {
    try {
      return await withRelations(name)
    } catch (error) {
      const isAbsent = error instanceof ContentServiceError && (error.status === 403 || error.status === 404)
      if (!isAbsent || needed.includes(name)) throw error
      const rows = await withinForums(calls, name)
      if (!rows) refused.add(name)
      return rows ?? []
    }
  }

  return {
    refused: refused as ReadonlySet<string>,
    digest: () =>
      createHash('sha256')
        .update([...calls.bodies, ...refused].sort().join('\n'))
        .digest('base64url'),
    collection: (name: ContentName) =>
      read(name).catch((error) => {
        calls.fail(error)
        throw error
      }),
  }
}

/** The nested lists among `relations`, each with the `fields` to request. */
function nestedIn(relations: readonly Relation[], fields: readonly string[]): NestedList[] {
  return relations
    .filter(({ link }) => link !== null)
    .map(({ field }) => ({ field, fields: fields.filter((path) => path.startsWith(`${field}.`)) }))
}

/** Finds out which relations the service returns, and how. Throws when it refuses the collection itself. */
async function probe({ get, gives }: Calls, collection: ContentName, relations: readonly Relation[]): Promise<Known> {
  await get(collection, new URLSearchParams({ fields: 'id', limit: '1' }))
  const fields: string[] = []
  const refused: string[] = []
  for (const { field, link, ways } of relations) {
    let taken: readonly string[] | undefined
    for (const way of ways) {
      if (!(await gives(collection, ['id', ...way]))) continue
      taken = way
      break
    }
    if (taken) fields.push(...taken)
    else if (link !== null) refused.push(field)
  }
  return { fields, refused }
}

/** Records of a refused collection from below the forums, without duplicates; undefined when they are refused there, too. */
async function withinForums(calls: Calls, collection: ContentName): Promise<unknown[] | undefined> {
  let found: RawRecord[] | undefined
  for (const path of pathsWithinForums(collection)) {
    const rows = await alongPath(calls, collection, path)
    if (rows) found = [...new Map([...(found ?? []), ...rows].map((row) => [row.id, row])).values()]
  }
  return found
}

/** Records at the end of one path; undefined: refused. */
async function alongPath({ list }: Calls, collection: ContentName, path: readonly string[]): Promise<RawRecord[] | undefined> {
  for (const { fields } of [best(relationsOf(collection)), leanest(relationsOf(collection))]) {
    const query = queryWithinForums(path, fields)
    const forums = await list('forums', query).catch(unlessRefused)
    if (!forums) continue
    await refuseCutLists(collection, path, forums, (level, offset) => list('forums', fromOffset(query, level, offset)))
    return recordsAt(path, forums)
  }
  return undefined
}

const best = (relations: readonly Relation[]): Known => ({ fields: relations.flatMap(({ ways }) => ways[0] ?? []), refused: [] })
const leanest = (relations: readonly Relation[]): Known => ({
  fields: relations.flatMap(({ link, ways }) => (link === null ? [] : (ways.at(-1) ?? []))),
  refused: [],
})

/** Records at the end of `path`; undefined: no record on the way has the requested list. */
function recordsAt(path: readonly string[], forums: readonly unknown[]): RawRecord[] | undefined {
  let ends = forums.filter(isRecord)
  for (const name of path) {
    if (ends.length > 0 && !ends.some((row) => name in row)) return undefined
    const below = ends.flatMap((row) => row[name] ?? [])
    ends = below.filter(isRecord)
    // Only bare ids came back: their fields may not be read.
    if (below.length > 0 && ends.length === 0) return undefined
  }
  return ends
}

/** Returns false for a refusal, so that the next path is tried; throws any other error. */
function unlessRefused(error: unknown): false {
  if (!isRefusal(error)) throw error
  return false
}

function isRefusal(error: unknown): error is ContentServiceError {
  return error instanceof ContentServiceError && (error.status === 400 || error.status === 403)
}
