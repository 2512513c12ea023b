// Credit notes and acts of an edition as a table for the accountant.
import type { DownloadsWords } from '@forum/desk/words/downloads/words.ts'
import type { Paper } from '@forum/domain/order/paper.ts'
import { type ColumnOf, type Table, tableOf } from './table.ts'

/** Of a void act the sum stands, too: its state says that it does not count. */
export function paperTable(papers: readonly Paper[], words: DownloadsWords): Table {
  const columns: readonly ColumnOf<Paper, keyof DownloadsWords['columns']>[] = [
    { title: 'paperNumber', kind: 'text', width: 16, of: ({ number }) => number },
    { title: 'paperKind', kind: 'text', width: 20, of: ({ kind }) => words.paperKinds[kind] },
    { title: 'issuedAt', kind: 'day', width: 12, of: ({ issuedAt }) => issuedAt },
    { title: 'payer', kind: 'text', width: 34, of: ({ content }) => content.payer.name },
    { title: 'edrpou', kind: 'text', width: 14, of: ({ content }) => content.payer.code },
    { title: 'forOrders', kind: 'text', width: 30, of: ({ content }) => content.orders.map(({ number }) => number).join(', ') },
    { title: 'paperSum', kind: 'sum', width: 14, of: ({ sum }) => sum },
    { title: 'vatRate', kind: 'number', width: 8, of: ({ content }) => content.vat?.rate ?? null },
    { title: 'vat', kind: 'sum', width: 13, of: ({ content }) => content.vat?.sum ?? null },
    { title: 'paperState', kind: 'text', width: 12, of: ({ voidAt }) => words.paperStates[voidAt === null ? 'good' : 'void'] },
    { title: 'voidAt', kind: 'day', width: 12, of: ({ voidAt }) => voidAt },
  ]
  return tableOf(words.tables.papers, columns, words.columns, papers)
}
