// Whether the tables that organisers download agree with each other and with the database, for random deeds.
import readWorkbook from 'read-excel-file/node'
import * as v from 'valibot'
import { makeDownload } from '../office/lists/make-download.ts'
import { edition } from '../office/lists/sold-fixture.ts'
import { csvRows } from '../statements/csv.ts'
import { downloads as words } from '../words/downloads/uk.ts'
import type { Desk } from './random-things-fixture.ts'

type Column = keyof typeof words.columns

/** Sums of the columns of one table, kopiykas; `rows`: of each row. */
function readTable(cells: readonly (readonly unknown[])[]) {
  const [headings = [], ...rows] = cells
  const kopiykas = (cell: unknown) => Math.round(Number(typeof cell === 'string' ? cell.replace(',', '.') : (cell ?? 0)) * 100)
  const kopiykasOf = (row: readonly unknown[], column: Column) => kopiykas(row[headings.indexOf(words.columns[column])])
  return {
    rows: rows.map((row) => (column: Column) => kopiykasOf(row, column)),
    sum: (column: Column) => rows.reduce((all, row) => all + kopiykasOf(row, column), 0),
  }
}

const names = ['orders', 'payments', 'refunds', 'transfers'] as const

/** What is wrong; empty: they agree to the kopiyka. */
export async function downloadsDiffer({ database, context }: Desk): Promise<string[]> {
  const never = () => Promise.reject(new Error('accounts need no drawing'))
  const download = async (format: 'xlsx' | (typeof names)[number]) => {
    const made = await makeDownload(
      { download: 'accounts', format },
      {
        desk: { database, tokens: { of: never } as never, now: context.now },
        by: { id: 'olha', name: 'Оля', language: 'uk' },
        ...{ forumYear: 2025, kinds: [], edition, draw: never },
      },
    )
    const content = made?.content ?? ''
    // Tables leave in pieces.
    const pieces: Buffer[] = []
    for await (const piece of typeof content === 'string' || content instanceof Uint8Array ? [content] : content)
      pieces.push(Buffer.from(piece))
    return Buffer.concat(pieces)
  }
  const book = await readWorkbook(await download('xlsx'))
  const [orders, payments, refunds, transfers] = book.map(({ data }) => readTable(data))
  if (!orders || !payments || !refunds || !transfers) return ['tables are missing']
  const csv = await Promise.all(
    names.map(async (name) => readTable(csvRows(String(await download(name))).map(({ cells }) => cells))),
  )
  const row = v.object({ sum: v.number() })
  const came = (await database.one(row, 'SELECT coalesce(sum(amount), 0) AS sum FROM transfer'))?.sum
  const left = payments.sum('received') - refunds.sum('returnedSum')
  return [
    ...(orders.sum('left') === left ? [] : [`orders keep ${orders.sum('left')}, the tables of money ${left}`]),
    ...(transfers.sum('received') === came ? [] : [`the table has transfers of ${transfers.sum('received')}, the desk ${came}`]),
    ...transfers.rows.flatMap((of) =>
      of('received') === of('given') + of('returned') + of('waits') ? [] : ['a transfer is not the sum of its parts'],
    ),
    ...(csv[0]?.sum('left') === orders.sum('left') && csv[3]?.sum('given') === transfers.sum('given')
      ? []
      : ['CSV and workbook differ']),
  ]
}
