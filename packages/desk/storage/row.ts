import * as v from 'valibot'

/** Schema of a query's rows: only the columns that it names are returned. */
export type RowSchema<Value> = v.GenericSchema<unknown, Value>

/** A JSON column, parsed and checked by `schema`. */
export function json<Value>(schema: RowSchema<Value>) {
  return v.pipe(v.string(), v.parseJson(), schema)
}

type Named<Column> = Column extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Named<Tail>>}` : Column

type Values<Columns extends v.ObjectEntries> = {
  [Column in keyof Columns as Named<Column & string>]: v.InferOutput<Columns[Column]>
}

/** A row whose columns are named as SQL names them (`order_id`), as a value with the names of ours (`orderId`). */
export function namedRow<const Columns extends v.ObjectEntries>(columns: Columns) {
  const ours = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const names = new Map(Object.keys(columns).map((column) => [column, ours(column)]))
  return v.pipe(
    v.object(columns),
    v.transform(
      (found) =>
        Object.fromEntries(Object.entries(found).map(([column, value]) => [names.get(column), value])) as Values<Columns>,
    ),
  )
}

/** A row is not what its query expects. Names columns, and no value of them. */
export class RowFault extends Error {}

export function readRow<Value>(schema: RowSchema<Value>, row: unknown): Value {
  const reading = v.safeParse(schema, row)
  if (reading.success) return reading.output
  const places = reading.issues.map((issue) => v.getDotPath(issue) ?? 'the row')
  throw new RowFault(`a row of the database cannot be read: ${[...new Set(places)].join(', ')}`)
}
