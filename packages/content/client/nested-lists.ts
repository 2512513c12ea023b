// Reads nested lists completely: a service with a limit (Directus's QUERY_LIMIT_MAX) truncates them silently and without a count, so further rows are
// requested.
import { fromOffset, queryForLists } from './ask.ts'
import { isRecord, type RawRecord } from './raw-content.ts'
import { ContentServiceError } from './request.ts'

/** A nested list, and the fields to request for it. */
export type NestedList = { field: string; fields: readonly string[] }

type Ask = (query: URLSearchParams) => Promise<unknown[]>

/** Minimum limit of any service: shorter lists are complete. */
const shortestLimit = 20
const maxAnswers = 100

/**
 * `rows` with complete nested lists. If the service repeats rows whatever the offset, the list counts as complete. Throws a ContentServiceError when
 * a list does not end.
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

/** Throws a ContentServiceError when a list on the path `path` through forums is truncated; `ask` requests forums with the list at a level from an offset. */
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

/** Whether `more` continues `rows`, and does not repeat them. */
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
