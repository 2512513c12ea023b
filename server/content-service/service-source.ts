// Reads all content from the content service, by the calls of the content model.
import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'
import { type Expansion, expansionQuery, forumExpansions, listExpansions } from './expansion.ts'
import { idOf, isRecord, type ListedCollection, listedCollections, type RawContent, type RawReading } from './raw-content.ts'
import { ContentServiceError, getBytes, type RequestLimits, type ContentServiceError as ServiceError } from './request.ts'
import { wholeList } from './whole-list.ts'

export type ServiceOptions = { url: string; prefix: string; token: string | null; limits: RequestLimits; log: Log }

const mostAtOnce = 4
/** A service that refused something is asked for it again so many readings later. */
const readingsUntilAskedAgain = 5

/** Fields of one collection that the service takes, and names of the relations that it refuses. */
type Known = { fields: readonly string[]; refused: readonly string[] }

/** Gives a function that reads everything once. It throws a ContentServiceError when anything but an optional collection is missing. */
export function createServiceSource(options: ServiceOptions): (stop?: AbortSignal) => Promise<RawReading> {
  const known = new Map<string, Known>()
  const doubted = new Set<string>()
  let readings = 0
  let refusedBefore: ReadonlySet<string> = new Set()
  return async (stop) => {
    if (++readings % readingsUntilAskedAgain === 0) known.clear()
    const reading = startReading(options, known, doubted, stop)
    const lists = listedCollections.map(async (collection) => [collection, await reading.optionalList(collection)] as const)
    const parts = await settleAll<readonly [string, unknown[]]>([
      reading.forums().then((rows) => ['forums', rows] as const),
      ...lists,
    ])
    for (const name of reading.refused)
      if (!refusedBefore.has(name)) options.log.warn({ name }, 'the content service does not give this')
    refusedBefore = reading.refused
    return {
      digest: reading.digest(),
      refused: [...reading.refused].sort(),
      parse: () => Object.fromEntries(parts) as unknown as RawContent,
    }
  }
}

/** Waits for all, so that nothing runs on behind a failed reading; then throws the first failure. */
async function settleAll<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(promises)
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

function startReading(options: ServiceOptions, known: Map<string, Known>, doubted: Set<string>, stop?: AbortSignal) {
  const bodies = new Map<string, string>()
  const refused = new Set<string>()
  const turn = createTurnstile(mostAtOnce)
  let failed: unknown

  async function get(collection: string, query: URLSearchParams): Promise<unknown[]> {
    const path = `${collection}?${query}`
    const bytes = await turn(async () => {
      if (failed) throw failed
      return getBytes(`${options.url}${options.prefix}/items/${path}`, options.token, options.limits, stop)
    })
    bodies.set(path, createHash('sha256').update(bytes).digest('base64'))
    return readRows(collection, bytes)
  }

  function list(collection: string, query: URLSearchParams): Promise<unknown[]> {
    const ask = (place: URLSearchParams) => get(collection, new URLSearchParams([...query, ...place]))
    return wholeList(collection, ask, (records) => {
      if (!doubted.has(collection))
        options.log.warn({ collection, records }, 'the content service knows no pages: its list is taken as whole')
      doubted.add(collection)
    })
  }

  /** `ask` with every relation expanded; when the service refuses, with those expansions that it takes one by one. */
  async function expanded(
    collection: string,
    expansions: readonly Expansion[],
    ask: (query: URLSearchParams) => Promise<unknown[]>,
  ): Promise<unknown[]> {
    const { fields, refused: relations } = known.get(collection) ?? {
      fields: expansions.flatMap(({ ways }) => ways[0] ?? []),
      refused: [],
    }
    try {
      const rows = await ask(expansionQuery(fields))
      for (const relation of relations) refused.add(`${collection}.${relation}`)
      return rows
    } catch (error) {
      if (!isRefusal(error) || fields.length === 0) throw error
      known.set(collection, await probe(collection, expansions))
      return expanded(collection, expansions, ask)
    }
  }

  /** Which relations the service takes, and how. Throws when it refuses the collection itself. */
  async function probe(collection: string, expansions: readonly Expansion[]): Promise<Known> {
    await get(collection, new URLSearchParams({ fields: 'id', limit: '1' }))
    const fields: string[] = []
    const relations: string[] = []
    for (const { relation, ways } of expansions) {
      const way = await firstAccepted(collection, ways)
      if (way) fields.push(...way)
      else relations.push(relation)
    }
    return { fields, refused: relations }
  }

  async function firstAccepted(collection: string, ways: Expansion['ways']): Promise<readonly string[] | undefined> {
    for (const way of ways) {
      try {
        await get(collection, new URLSearchParams({ fields: ['id', ...way].join(','), limit: '1' }))
        return way
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
    }
    return undefined
  }

  async function forum(row: unknown): Promise<unknown> {
    if (!isRecord(row) || row.year === null || row.year === undefined) return row
    const rows = await expanded('forums', forumExpansions, (query) => {
      query.set('filter[year][_eq]', String(row.year))
      return get('forums', query)
    })
    const found =
      rows.find((candidate) => isRecord(candidate) && idOf(candidate) === idOf(row)) ??
      rows.find((one) => isRecord(one) && String(one.year) === String(row.year))
    if (!found)
      options.log.warn({ collection: 'forums', year: row.year }, 'the content service lists this forum but does not give it')
    return found ?? row
  }

  async function forums(): Promise<unknown[]> {
    const rows = await list('forums', new URLSearchParams({ fields: '*' }))
    const [first, ...rest] = rows.toSorted(byYearDown)
    return first === undefined ? [] : [await forum(first), ...(await settleAll(rest.map(forum)))]
  }

  async function optionalList(collection: ListedCollection): Promise<unknown[]> {
    try {
      return await expanded(collection, listExpansions[collection] ?? [], (query) => list(collection, query))
    } catch (error) {
      const isAbsent = error instanceof ContentServiceError && (error.status === 403 || error.status === 404)
      if (!isAbsent || collection === 'speakers') throw error
      refused.add(collection)
      return []
    }
  }

  const orFail = <T>(promise: Promise<T>): Promise<T> =>
    promise.catch((error) => {
      failed ??= error
      throw error
    })

  return {
    refused: refused as ReadonlySet<string>,
    digest: () =>
      createHash('sha256')
        .update([...bodies, ...refused].sort().join('\n'))
        .digest('base64url'),
    forums: () => orFail(forums()),
    optionalList: (collection: ListedCollection) => orFail(optionalList(collection)),
  }
}

function isRefusal(error: unknown): error is ServiceError {
  return error instanceof ContentServiceError && (error.status === 400 || error.status === 403)
}

function byYearDown(a: unknown, b: unknown): number {
  const year = (row: unknown) => Number(isRecord(row) ? row.year : 0) || 0
  return year(b) - year(a)
}

function readRows(collection: string, bytes: Uint8Array): unknown[] {
  let answer: unknown
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new ContentServiceError(`${collection}: the answer is not JSON`)
  }
  if (isRecord(answer) && Array.isArray(answer.data)) return answer.data
  throw new ContentServiceError(`${collection}: the answer has no list "data"`)
}

/** Lets at most `most` run at once, the others in order of arrival. */
function createTurnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
