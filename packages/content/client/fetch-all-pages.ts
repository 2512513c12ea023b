// Reads a list of the content service completely, whatever limits the service has, or fails.
import { idOf, isRecord } from './raw-content.ts'
import { ContentServiceError } from './request.ts'

/** One page of a list, and the total count; null: not given. */
export type Answer = { rows: unknown[]; count: number | null }

/** Requests one page of the list. */
type Ask = (query: URLSearchParams) => Promise<Answer>

const pageSize = 200
const maxAnswers = 500

/**
 * All rows of the list without duplicates. Reads page by page until the count is reached or a page is empty; switches to offsets if the service
 * repeats a page. Throws a ContentServiceError when rows are missing, so that a truncated list is never taken for a whole one. Calls `onDoubt` with
 * the number of rows when nothing says whether there are more.
 */
export async function fetchAllPages(collection: string, ask: Ask, onDoubt: (records: number) => void): Promise<unknown[]> {
  const rows: unknown[] = []
  const seen = new Set<string>()
  let limit: number | null = pageSize
  let count: number | null = null

  /** Adds new rows and returns their number. Rows without an id cannot be distinguished, and count in the first page only. */
  function add(answer: readonly unknown[]): number {
    const isFirst = rows.length === 0
    const fresh = answer.filter((row) => {
      const id = idOf(isRecord(row) ? row : null)
      return id === null ? isFirst : !seen.has(id) && seen.add(id)
    })
    rows.push(...fresh)
    // If the service has a smaller limit, its page numbers may refer to either limit: from now on both are the same.
    if (isFirst && answer.length > 0) limit = Math.min(limit ?? answer.length, answer.length)
    return fresh.length
  }

  /** One page. Directus refuses a limit above its QUERY_LIMIT_MAX; then the page size without a limit is used. */
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

  /** Reads to the end; false: the service repeats rows. */
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

/** The total count by the service; null: not given. */
async function countOf(ask: Ask): Promise<number | null> {
  const { rows } = await ask(new URLSearchParams({ 'aggregate[count]': '*' })).catch((error) => {
    if (error instanceof ContentServiceError && error.status >= 400 && error.status < 500) return { rows: [] }
    throw error
  })
  const [row] = rows
  if (!isRecord(row) || idOf(row) !== null) return null
  return numberOf(isRecord(row.count) ? Object.values(row.count)[0] : row.count)
}

/** Parses the answer to a list request. Throws a ContentServiceError when it is invalid. */
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

/** Some databases return counts as text. */
function numberOf(value: unknown): number | null {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isGiven && Number.isSafeInteger(Number(value)) ? Number(value) : null
}
