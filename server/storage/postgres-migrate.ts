import type pg from 'pg'

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
    const { rows } = await client.query('SELECT max(step) AS step FROM migration')
    const done = Number(rows[0].step ?? 0)
    if (done > steps.length)
      throw new Error(
        `The database was written by a newer version of the site (its step ${done}, this version knows ${steps.length}): start that version, or restore a backup from before it.`,
      )
    for (const step of steps.slice(done)) if (step !== '') await client.query(step)
    if (done < steps.length) {
      await client.query('DELETE FROM migration')
      await client.query('INSERT INTO migration (step) VALUES ($1)', [steps.length])
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
