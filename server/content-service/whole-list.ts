// A list of the content service from its first record to its last: whatever the service does with limits, it is whole or refused.
import { idOf, isRecord } from './raw-content.ts'
import { ContentServiceError } from './request.ts'

/** Asks for one part of the list. */
type Ask = (query: URLSearchParams) => Promise<unknown[]>

const pageSize = 200
const mostAnswers = 500

/**
 * All rows of the list, each once: page after page; where the service gives the same page again, by offset. Throws a ContentServiceError
 * when rows are known to be missing, so that nobody takes a list that was cut off for the whole one; `onDoubt` is called with their
 * number when nothing says whether there are more.
 */
export async function wholeList(collection: string, ask: Ask, onDoubt: (records: number) => void): Promise<unknown[]> {
  const rows: unknown[] = []
  const seen = new Set<string>()
  let limit = pageSize

  /** Adds what is new; how much that was. Rows without an id cannot be told apart and count in the first answer only. */
  function add(answer: readonly unknown[]): number {
    const isFirst = rows.length === 0
    const fresh = answer.filter((row) => {
      const id = idOf(isRecord(row) ? row : null)
      return id === null ? isFirst : !seen.has(id) && seen.add(id)
    })
    rows.push(...fresh)
    // A service with a smaller limit of its own may count its pages by that or by the one asked for: from here on both are one.
    if (isFirst && answer.length > 0) limit = Math.min(limit, answer.length)
    return fresh.length
  }

  /** Reads on to the end; false: the service gives again what it gave before. */
  async function readBy(parameter: string, next: (answers: number) => number): Promise<boolean> {
    for (let answers = 0; answers < mostAnswers; answers++) {
      const place = { sort: 'id', limit: String(limit), [parameter]: String(next(answers)) }
      const answer = await ask(new URLSearchParams(place))
      if (answer.length === 0) return true
      if (add(answer) === 0) return false
    }
    throw new ContentServiceError(`${collection}: does not end after ${mostAnswers} answers`)
  }

  const isWhole = (await readBy('page', (answers) => answers + 1)) || (await readBy('offset', () => rows.length))
  if (isWhole) return rows
  const count = await countOf(ask)
  const isCutOff = count === null ? rows.length === pageSize : count > rows.length
  if (isCutOff)
    throw new ContentServiceError(`${collection}: gives the same ${rows.length} records whatever page is asked for: incomplete`)
  if (count === null) onDoubt(rows.length)
  return rows
}

/** How many there are, as the service counts them; null when it does not. */
async function countOf(ask: Ask): Promise<number | null> {
  const [row] = await ask(new URLSearchParams({ 'aggregate[count]': '*' })).catch((error) => {
    if (error instanceof ContentServiceError && error.status >= 400 && error.status < 500) return []
    throw error
  })
  if (!isRecord(row) || idOf(row) !== null) return null
  const count = isRecord(row.count) ? Object.values(row.count)[0] : row.count
  return count === null || count === undefined || !Number.isSafeInteger(Number(count)) ? null : Number(count)
}
