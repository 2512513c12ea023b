import * as v from 'valibot'

/** How the rows of a query are read: only what its schema knows leaves the database. */
export type RowSchema<Value> = v.GenericSchema<unknown, Value>

/** A column that holds JSON, read as `schema` says. */
export function json<Value>(schema: RowSchema<Value>) {
  return v.pipe(v.string(), v.parseJson(), schema)
}

/** A row is not what its query expects. Names columns, and no value of them. */
export class RowFault extends Error {}

export function readRow<Value>(schema: RowSchema<Value>, row: unknown): Value {
  const reading = v.safeParse(schema, row)
  if (reading.success) return reading.output
  const places = reading.issues.map((issue) => v.getDotPath(issue) ?? 'the row')
  throw new RowFault(`a row of the database cannot be read: ${[...new Set(places)].join(', ')}`)
}
