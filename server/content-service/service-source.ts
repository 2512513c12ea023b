// Reads all content from the content service, by the calls of the content model.
import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'
import { type Expansion, expansionQuery, forumExpansions, listExpansions } from './expansion.ts'
import { idOf, isRecord, listedCollections, type RawContent, type RawReading } from './raw-content.ts'
import { ContentServiceError, getBytes, type RequestLimits, type ContentServiceError as ServiceError } from './request.ts'

export type ServiceOptions = { url: string; prefix: string; token: string | null; limits: RequestLimits; log: Log }

const pageSize = 200
const mostPages = 500
const mostAtOnce = 4

/** Gives a function that reads everything once. It throws a ContentServiceError when anything but an optional collection is missing. */
export function createServiceSource(options: ServiceOptions): (stop?: AbortSignal) => Promise<RawReading> {
  const knownFields = new Map<string, readonly string[]>()
  const knownMissing = new Set<string>()
  return async (stop) => {
    const reading = startReading(options, knownFields, knownMissing, stop)
    const lists = listedCollections.map(async (collection) => [collection, await reading.optionalList(collection)] as const)
    const parts = await settleAll<readonly [string, unknown[]]>([
      reading.forums().then((rows) => ['forums', rows] as const),
      ...lists,
    ])
    return { digest: reading.digest(), parse: () => Object.fromEntries(parts) as unknown as RawContent }
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

function startReading(
  options: ServiceOptions,
  knownFields: Map<string, readonly string[]>,
  knownMissing: Set<string>,
  stop?: AbortSignal,
) {
  const bodies = new Map<string, string>()
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

  /** All rows of a list: page after page until one brings nothing new, so that a service with a smaller limit of its own works too. */
  async function list(collection: string, query: URLSearchParams): Promise<unknown[]> {
    const rows: unknown[] = []
    const seen = new Set<string>()
    for (let page = 1; page <= mostPages; page++) {
      const paged = new URLSearchParams([...query, ['sort', 'id'], ['limit', String(pageSize)], ['page', String(page)]])
      const fresh = (await get(collection, paged)).filter((row) => {
        const id = idOf(isRecord(row) ? row : null)
        if (id === null) return page === 1
        return !seen.has(id) && seen.add(id)
      })
      if (fresh.length === 0) break
      rows.push(...fresh)
    }
    return rows
  }

  /** `ask` with every relation expanded; when the service refuses, with those expansions that it takes one by one. */
  async function expanded(
    collection: string,
    expansions: readonly Expansion[],
    ask: (query: URLSearchParams) => Promise<unknown[]>,
  ): Promise<unknown[]> {
    const fields = knownFields.get(collection) ?? expansions.flatMap(({ ways }) => ways[0] ?? [])
    try {
      return await ask(expansionQuery(fields))
    } catch (error) {
      if (!isRefusal(error) || fields.length === 0) throw error
      const accepted = await probe(collection, expansions)
      knownFields.set(collection, accepted)
      return ask(expansionQuery(accepted))
    }
  }

  async function probe(collection: string, expansions: readonly Expansion[]): Promise<string[]> {
    const accepted: string[] = []
    for (const { relation, ways } of expansions) {
      const way = await firstAccepted(collection, ways)
      if (way) accepted.push(...way)
      else options.log.warn({ collection, field: relation }, 'the content service does not give this relation')
    }
    return accepted
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

  const orFail = <T>(promise: Promise<T>): Promise<T> =>
    promise.catch((error) => {
      failed ??= error
      throw error
    })

  return {
    digest: () =>
      createHash('sha256')
        .update([...bodies].sort().join('\n'))
        .digest('base64url'),
    forums: () =>
      orFail(
        (async () => {
          const rows = await list('forums', new URLSearchParams({ fields: '*' }))
          const [first, ...rest] = rows.toSorted(byYearDown)
          if (first === undefined) return []
          return [await forum(first), ...(await settleAll(rest.map(forum)))]
        })(),
      ),
    optionalList: (collection: (typeof listedCollections)[number]) =>
      orFail(
        expanded(collection, listExpansions[collection] ?? [], (query) => list(collection, query)).then(
          (rows) => {
            knownMissing.delete(collection)
            return rows
          },
          (error) => {
            const isAbsent = error instanceof ContentServiceError && (error.status === 403 || error.status === 404)
            if (!isAbsent || collection === 'speakers') throw error
            if (!knownMissing.has(collection))
              options.log.warn(
                { collection, reason: error.message },
                'the content service does not give this collection: taken as empty',
              )
            knownMissing.add(collection)
            return []
          },
        ),
      ),
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
