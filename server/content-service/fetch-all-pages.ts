// A list of the content service from its first record to its last: whatever the service does with limits, it is whole or refused.
import { idOf, isRecord } from './raw-content.ts'
import { ContentServiceError } from './request.ts'

/** One part of a list, and how long the service says that the whole is; null: it does not say. */
export type Answer = { rows: unknown[]; count: number | null }

/** Asks for one part of the list. */
type Ask = (query: URLSearchParams) => Promise<Answer>

const pageSize = 200
const maxAnswers = 500

/**
 * All rows of the list, each once: page after page, until there are as many as the service says, or a page is empty; where the service gives
 * the same page again, by offset. Throws a ContentServiceError when rows are known to be missing, so that nobody takes a list that was cut
 * off for the whole one; `onDoubt` is called with their number when nothing says whether there are more.
 */
export async function fetchAllPages(collection: string, ask: Ask, onDoubt: (records: number) => void): Promise<unknown[]> {
  const rows: unknown[] = []
  const seen = new Set<string>()
  let limit: number | null = pageSize
  let count: number | null = null

  /** Adds what is new; how much that was. Rows without an id cannot be told apart and count in the first answer only. */
  function add(answer: readonly unknown[]): number {
    const isFirst = rows.length === 0
    const fresh = answer.filter((row) => {
      const id = idOf(isRecord(row) ? row : null)
      return id === null ? isFirst : !seen.has(id) && seen.add(id)
    })
    rows.push(...fresh)
    // A service with a smaller limit of its own may count its pages by that or by the one asked for: from here on both are one.
    if (isFirst && answer.length > 0) limit = Math.min(limit ?? answer.length, answer.length)
    return fresh.length
  }

  /** One part. A service whose own limit is below ours refuses ours (Directus's QUERY_LIMIT_MAX): what it gives unasked is its page then. */
  async function askAt(place: Record<string, string>): Promise<Answer> {
    const common = { sort: 'id', ...place, meta: 'filter_count' }
    try {
      return await ask(new URLSearchParams(limit === null ? common : { ...common, limit: String(limit) }))
    } catch (error) {
      const isTooMuch = error instanceof ContentServiceError && error.status === 400 && limit === pageSize && rows.length === 0
      if (!isTooMuch) throw error
      limit = null
      return ask(new URLSearchParams(common))
    }
  }

  /** Reads on to the end; false: the service gives again what it gave before. */
  async function readBy(parameter: string, next: (answers: number) => number): Promise<boolean> {
    for (let answers = 0; answers < maxAnswers; answers++) {
      const answer = await askAt({ [parameter]: String(next(answers)) })
      count = answer.count ?? count
      if (answer.rows.length === 0) return true
      if (add(answer.rows) === 0) return false
      if (count !== null && rows.length >= count) return true
    }
    throw new ContentServiceError(`${collection}: does not end after ${maxAnswers} answers`)
  }

  const isWhole = (await readBy('page', (answers) => answers + 1)) || (await readBy('offset', () => rows.length))
  if (isWhole) return rows
  count ??= await countOf(ask)
  const isCutOff = count === null ? rows.length === pageSize : count > rows.length
  if (isCutOff)
    throw new ContentServiceError(`${collection}: gives the same ${rows.length} records whatever page is asked for: incomplete`)
  if (count === null) onDoubt(rows.length)
  return rows
}

/** How many there are, as the service counts them; null when it does not. */
async function countOf(ask: Ask): Promise<number | null> {
  const { rows } = await ask(new URLSearchParams({ 'aggregate[count]': '*' })).catch((error) => {
    if (error instanceof ContentServiceError && error.status >= 400 && error.status < 500) return { rows: [] }
    throw error
  })
  const [row] = rows
  if (!isRecord(row) || idOf(row) !== null) return null
  return numberOf(isRecord(row.count) ? Object.values(row.count)[0] : row.count)
}

/** The content service's answer to a call for a list. Throws a ContentServiceError when it is none. */
export function readAnswer(collection: string, bytes: Uint8Array): Answer {
  let answer: unknown
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new ContentServiceError(`${collection}: the answer is not JSON`)
  }
  if (!isRecord(answer) || !Array.isArray(answer.data))
    throw new ContentServiceError(`${collection}: the answer has no list "data"`)
  return { rows: answer.data, count: isRecord(answer.meta) ? numberOf(answer.meta.filter_count) : null }
}

/** A count, which comes as text from some databases. */
function numberOf(value: unknown): number | null {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isGiven && Number.isSafeInteger(Number(value)) ? Number(value) : null
}
