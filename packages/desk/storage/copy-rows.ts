// Copies all rows of a desk from one database to another and compares them. One of the two is an SQLite file of the current schema, which gives the
// list of tables.
import { isDeepStrictEqual } from 'node:util'

type Cell = string | number | null
type Row = Record<string, Cell>

/** One of the two databases. Everything runs in one transaction. */
export type RowStore = {
  all(sql: string): Promise<Row[]>
  run(sql: string, values: readonly Cell[]): Promise<void>
}

/** Columns without generated ones; `order` makes the row order the same in both databases. */
export type Table = { name: string; columns: readonly string[]; order: readonly string[] }

const pageSize = 1000

/** The tables of a file, referenced tables first. */
export async function tablesOf(file: Pick<RowStore, 'all'>): Promise<Table[]> {
  const found = await file.all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
  const names = found.map(({ name }) => String(name))
  const ordered = new Set<string>()
  const add = async (name: string): Promise<void> => {
    if (ordered.has(name)) return
    for (const row of await file.all(`PRAGMA foreign_key_list(${name})`)) if (row.table !== name) await add(String(row.table))
    ordered.add(name)
  }
  for (const name of names) await add(name)
  return Promise.all(
    [...ordered].map(async (name) => {
      // `hidden` 2 or 3 marks generated columns.
      const all = (await file.all(`PRAGMA table_xinfo(${name})`)).filter(({ hidden }) => hidden === 0)
      const key = all.filter(({ pk }) => Number(pk) > 0).toSorted((one, other) => Number(one.pk) - Number(other.pk))
      const columns = all.map((column) => String(column.name))
      return { name, columns, order: key.length > 0 ? key.map((column) => String(column.name)) : columns }
    }),
  )
}

/** Copies all rows into empty tables. Returns their number. */
export async function copyRows(tables: readonly Table[], from: RowStore, to: RowStore): Promise<number> {
  let copied = 0
  for (const { name, columns, ...table } of tables) {
    const inserting = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
    for await (const page of pagesOf({ name, columns, ...table }, from)) {
      for (const row of page)
        await to.run(
          inserting,
          columns.map((column) => row[column] ?? null),
        )
      copied += page.length
    }
  }
  return copied
}

/** Throws an Error with the table's name if rows or their number differ. */
export async function compareRows(tables: readonly Table[], one: RowStore, other: RowStore): Promise<void> {
  for (const table of tables) {
    const [first, second] = [pagesOf(table, one), pagesOf(table, other)]
    for (;;) {
      const [here, there] = await Promise.all([first.next(), second.next()])
      // SQLite's rows have no prototype.
      const [rows, copies] = [here, there].map((page) => (page.done ? [] : page.value.map((row) => ({ ...row }))))
      if (!isDeepStrictEqual(rows, copies)) throw new Error(`The rows of ${table.name} are not the same on both sides.`)
      if (here.done || there.done) break
    }
  }
}

/** Tables that the site fills itself, before any visitor sends something. */
const unasked = new Set(['alert_reading', 'heartbeat', 'desk_identity'])

/** Tables that contain data of visitors. */
export async function filledTables(tables: readonly Table[], store: RowStore): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables)
    if (!unasked.has(name) && (await store.all(`SELECT 1 FROM ${name} LIMIT 1`)).length > 0) filled.push(name)
  return filled
}

/** Empties tables, referencing tables first. */
export async function emptyTables(tables: readonly Table[], rows: RowStore): Promise<void> {
  for (const { name } of tables.toReversed()) await rows.run(`DELETE FROM ${name}`, [])
}

async function* pagesOf({ name, columns, order }: Table, store: RowStore): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += pageSize) {
    const page = await store.all(
      `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${order.join(', ')} LIMIT ${pageSize} OFFSET ${offset}`,
    )
    if (page.length > 0) yield page
    if (page.length < pageSize) return
  }
}
