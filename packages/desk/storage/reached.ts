// Which desk a database is of and how many commits it holds: two rows of the table desk_identity.
export type Reached = { identity: string | null; count: number }

/** For people: what the log, /readyz and `doctor` say. */
export const holdsLess =
  'the database holds less than was acknowledged: it is an older copy, or a part of it was lost. Stop the site and restore the backup (npm run desk -- restore <folder of backups> --replace)'
export const isForeign = 'this is not the database that was open here last. Stop the site and put that one back'

/** Counts one commit, and returns what is reached with it. The cast keeps PostgreSQL from 32 bits. */
export const countSql = `INSERT INTO desk_identity (name, value) VALUES ('count', '1')
  ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(desk_identity.value AS BIGINT) + 1 AS TEXT)
  RETURNING value AS count, (SELECT value FROM desk_identity WHERE name = 'desk') AS identity`
export const reachedSql = `SELECT (SELECT value FROM desk_identity WHERE name = 'count') AS count,
  (SELECT value FROM desk_identity WHERE name = 'desk') AS identity`

/** What a commit must reach at least, and of which desk; null: any. */
export type Expected = { identity: string | null; least: number }

/** Why a database is not the newest of this desk; null: it may be. */
export function faultOf(reached: Reached, { identity, least }: Expected): string | null {
  if (identity !== null && reached.identity !== identity) return isForeign
  return reached.count < least ? holdsLess : null
}

/** The row of one of these two questions. */
export function reachedIn(row: unknown): Reached {
  const { count, identity } = row as { count: string | null; identity: string | null }
  return { identity, count: Number(count ?? 0) }
}
