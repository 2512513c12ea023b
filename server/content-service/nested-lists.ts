// Lists within records, from their first row to their last: a service with a limit of its own (Directus's QUERY_LIMIT_MAX) cuts them off
// without a word and counts nothing, so whether there is more is asked for.
import { fromOffset, queryForLists } from './ask.ts'
import { isRecord, type RawRecord } from './raw-content.ts'
import { ContentServiceError } from './request.ts'

/** A list of the rows of a collection, and the fields by which it is asked for. */
export type NestedList = { field: string; fields: readonly string[] }

type Ask = (query: URLSearchParams) => Promise<unknown[]>

/** No service has a limit below this: shorter lists are whole. */
const shortestLimit = 20
const maxAnswers = 100

/**
 * `rows` with their lists read on until there is no more. A service that gives the same rows again, whatever offset is asked for, is taken
 * at its word. Throws a ContentServiceError when a list does not end.
 */
export async function completeLists(ask: Ask, rows: unknown[], lists: readonly NestedList[]): Promise<unknown[]> {
  let whole = rows
  for (const { field, fields } of lists) whole = await readOn(ask, whole, field, queryForLists(fields))
  return whole
}

async function readOn(ask: Ask, rows: unknown[], field: string, query: URLSearchParams): Promise<unknown[]> {
  let whole = rows
  for (let answers = 0; answers < maxAnswers; answers++) {
    const longest = lengthOfLongest(whole, field)
    if (longest < shortestLimit) return whole
    const more = new Map(
      (await ask(fromOffset(query, [field], longest))).filter(isRecord).map((row) => [row.id, listOf(row, field)]),
    )
    const isMore = (row: unknown): row is RawRecord => isRecord(row) && continues(listOf(row, field), more.get(row.id) ?? [])
    if (!whole.some(isMore)) return whole
    whole = whole.map((row) => (isMore(row) ? { ...row, [field]: [...listOf(row, field), ...(more.get(row.id) ?? [])] } : row))
  }
  throw new ContentServiceError(`${field}: does not end after ${maxAnswers} answers`)
}

/** Throws a ContentServiceError when a list on the way `path` through the forums is cut off; `ask` gives them with the list at a level from an offset on. */
export async function refuseCutLists(
  collection: string,
  path: readonly string[],
  forums: readonly unknown[],
  ask: (level: readonly string[], offset: number) => Promise<unknown[]>,
): Promise<void> {
  for (const [depth, name] of path.entries()) {
    const longest = lengthOfLongest(rowsAt(forums, path.slice(0, depth)), name)
    if (longest < shortestLimit) continue
    const level = path.slice(0, depth + 1)
    const [first, more] = [rowsAt(forums, level), rowsAt(await ask(level, longest), level)]
    if (continues(first, more))
      throw new ContentServiceError(`${collection}: the list ${level.join('.')} ends at ${longest} records: incomplete`)
  }
}

/** Whether `more` is what follows on `rows`, and not the beginning again. */
function continues(rows: readonly unknown[], more: readonly unknown[]): boolean {
  return more.length > 0 && JSON.stringify(more[0]) !== JSON.stringify(rows[0])
}

const lengthOfLongest = (rows: readonly unknown[], field: string) =>
  rows.reduce<number>((longest, row) => Math.max(longest, listOf(row, field).length), 0)

function listOf(row: unknown, field: string): readonly unknown[] {
  const value = isRecord(row) ? row[field] : null
  return Array.isArray(value) ? value : []
}

function rowsAt(rows: readonly unknown[], path: readonly string[]): readonly unknown[] {
  return path.reduce<readonly unknown[]>((found, name) => found.flatMap((row) => listOf(row, name)), rows)
}
