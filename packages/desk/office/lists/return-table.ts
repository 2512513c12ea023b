// The list for the bank: to whom money goes back, how much and why.
import type { DownloadsWords } from '@forum/desk/words/downloads/words.ts'
import type { TransferReturn } from '@forum/domain/transfer/transfer.ts'
import { type ColumnOf, type Table, tableOf } from './table.ts'

/** `purpose`: what the bank is told. */
type Row = TransferReturn & { purpose: string }

const columns: readonly ColumnOf<Row, keyof DownloadsWords['columns']>[] = [
  { title: 'receiver', kind: 'text', width: 34, of: ({ receiver }) => receiver },
  { title: 'edrpou', kind: 'text', width: 14, of: ({ receiverCode }) => receiverCode },
  { title: 'iban', kind: 'text', width: 32, of: ({ receiverIban }) => receiverIban },
  { title: 'returnedSum', kind: 'sum', width: 14, of: ({ amount }) => amount },
  { title: 'purpose', kind: 'text', width: 60, of: ({ purpose }) => purpose },
]

export const returnTable = (asked: readonly Row[], words: DownloadsWords): Table =>
  tableOf(words.tables.returns, columns, words.columns, asked)
