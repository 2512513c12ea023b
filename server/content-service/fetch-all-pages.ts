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
 * All rows of the list without duplicates. Reads on from the rows that came, until the count is reached or nothing more comes. Throws a
 * ContentServiceError when rows are missing, so that a truncated list is never taken for a whole one.
 */
export async function fetchAllPages(collection: string, ask: Ask): Promise<unknown[]> {
  const rows: unknown[] = []
  const seen = new Set<string>()
  let limit: string | null = String(pageSize)

  /** Directus refuses a limit above its QUERY_LIMIT_MAX; then its own is used. */
  async function askOn(): Promise<Answer> {
    const common = { sort: 'id', offset: String(rows.length), meta: 'filter_count' }
    try {
      return await ask(new URLSearchParams(limit === null ? common : { ...common, limit }))
    } catch (error) {
      const isTooMuch = error instanceof ContentServiceError && error.status === 400 && limit !== null && rows.length === 0
      if (!isTooMuch) throw error
      limit = null
      return ask(new URLSearchParams(common))
    }
  }

  for (let answers = 0; answers < maxAnswers; answers++) {
    const answer = await askOn()
    // Rows without an id cannot be distinguished: they count in the first answer only.
    const isFirst = rows.length === 0
    const fresh = answer.rows.filter((row) => {
      const id = idOf(isRecord(row) ? row : null)
      return id === null ? isFirst : !seen.has(id) && seen.add(id)
    })
    rows.push(...fresh)
    const isAll = answer.count === null ? answer.rows.length === 0 : rows.length >= answer.count
    if (isAll) return rows
    if (fresh.length === 0) throw new ContentServiceError(`${collection}: ends after ${rows.length} records: incomplete`)
  }
  throw new ContentServiceError(`${collection}: does not end after ${maxAnswers} answers`)
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
