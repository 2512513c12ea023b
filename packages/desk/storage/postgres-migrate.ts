import type pg from 'pg'
import { markOf, numberOf, refusalOf, type Stamp, stepsIn } from './migrations.ts'

/** Asks for the stamp; the mark of the start is the table's comment. */
export const stampSql = "SELECT max(step) AS step, obj_description('migration'::regclass) AS start FROM migration"

export const stampIn = ({ step, start }: Record<string, unknown>): Stamp => ({
  ...stepsIn(Number(step ?? 0)),
  start: step === null ? null : Number(start),
})

/** Migrates the database in one transaction. Of several processes that start at once, one does it. */
export async function migrate(writers: pg.Pool, steps: readonly string[]): Promise<void> {
  const client = await writers.connect()
  let isBroken = false
  try {
    const { rows: schemas } = await client.query('SELECT current_schema() AS name')
    if (!schemas[0].name) throw new Error('The database has no schema for the desk: create the one that search_path names.')
    await client.query(
      `BEGIN; SELECT pg_advisory_xact_lock(hashtext('desk'), hashtext(current_schema()));
       CREATE TABLE IF NOT EXISTS migration (step BIGINT NOT NULL)`,
    )
    const { rows } = await client.query(stampSql)
    const stamp = stampIn(rows[0])
    const refusal = refusalOf(stamp, steps)
    if (refusal) throw new Error(refusal)
    for (const step of steps.slice(stamp.step)) await client.query(step)
    if (stamp.step < steps.length) {
      await client.query('DELETE FROM migration')
      await client.query('INSERT INTO migration (step) VALUES ($1)', [numberOf(steps)])
      await client.query(`COMMENT ON TABLE migration IS '${markOf(steps)}'`)
    }
    await client.query('COMMIT')
  } catch (error) {
    isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.release(isBroken)
  }
}
