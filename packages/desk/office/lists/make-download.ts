// Downloads for organisers: a consistent snapshot, recorded in the journal in the same transaction.

import { noteDeed, type Person } from '@forum/desk/audit/audit.ts'
import { type Book, booksOfYear, transferBooks } from '@forum/desk/orders/books.ts'
import { proveBooks } from '@forum/desk/orders/proof.ts'
import type { EditionOf } from '@forum/desk/orders/ticket-name.ts'
import type { TicketTokens } from '@forum/desk/orders/ticket-token.ts'
import { type Badge, type BadgeSize, badgeSizes } from '@forum/desk/post/pdf/badge.ts'
import type { Drawing } from '@forum/desk/post/pdf/drawings.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { defaultLocale } from '@forum/domain/localisation/locale.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { accountTables } from './account-tables.ts'
import { type AttendeeRow, attendeesIn, attendeeTable, byName } from './attendees.ts'
import { proofTables } from './proof-tables.ts'
import type { Kind } from './sales-figures.ts'
import type { Table } from './table.ts'
import { csvPieces } from './table-csv.ts'
import { xlsxPieces } from './table-xlsx.ts'

/** Tables for the accountant, in the order of the workbook. */
const accountCsv = ['orders', 'payments', 'refunds', 'transfers'] as const

/** Tables of the page that proves the books, in the order of the workbook. */
const booksCsv = ['sums', 'findings'] as const

/** `kind`: of one kind of ticket only; null: of all. */
export type DownloadWish =
  | { download: 'accounts'; format: 'xlsx' | (typeof accountCsv)[number] }
  | { download: 'books'; format: 'xlsx' | (typeof booksCsv)[number] }
  | { download: 'attendees'; format: 'xlsx' | 'csv'; kind: RecordId | null }
  | { download: 'badges'; size: BadgeSize; hasCodes: boolean; kind: RecordId | null }

export type Download = { name: string; type: string; content: Content }

/** Whole, or in pieces as they are made. */
type Content = string | Uint8Array<ArrayBuffer> | Generator<string | Uint8Array<ArrayBuffer>> | ReadableStream<Uint8Array>

/** The requested download; null: unknown. */
export function wishIn(download: string, form: FormData): DownloadWish | null {
  const kind = String(form.get('kind') ?? '') || null
  const given = form.get('format')
  if (download === 'accounts') {
    const format = (['xlsx', ...accountCsv] as const).find((known) => known === given)
    return format ? { download, format } : null
  }
  if (download === 'books') {
    const format = (['xlsx', ...booksCsv] as const).find((known) => known === given)
    return format ? { download, format } : null
  }
  if (download === 'attendees') {
    const format = (['xlsx', 'csv'] as const).find((known) => known === given)
    return format ? { download, format, kind } : null
  }
  const size = badgeSizes.find((known) => known === form.get('size'))
  return download === 'badges' && size ? { download, size, hasCodes: form.get('codes') === 'yes', kind } : null
}

export type PaperOptions = {
  desk: { database: Database; tokens: TicketTokens; now(): number }
  by: Person & { language: keyof typeof downloadWords }
  forumYear: number
  kinds: readonly Kind[]
  edition: EditionOf
  draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>>
}

/** null: no badge to print. Throws PdfQueueFull or a StorageFault. */
export async function makeDownload(wish: DownloadWish, options: PaperOptions): Promise<Download | null> {
  const { desk, by, forumYear, kinds } = options
  const { database, now } = desk
  const name = (what: string, end: string) => `forum-${forumYear}-${what}-${dateAt(now())}.${end}`
  if (wish.download === 'books') {
    const proof = await database.transaction(async (tx) => {
      await noteDeed(tx, by, now(), { action: 'exported', orderId: null, reason: said(wish, kinds, by.language) })
      return proveBooks(tx, forumYear)
    })
    const tables = proofTables(proof, downloadWords[by.language].books, by.language)
    if (wish.format === 'xlsx') return workbook(name('books', 'xlsx'), tables)
    return csvFile(name(`books-${wish.format}`, 'csv'), tables[booksCsv.indexOf(wish.format) as 0 | 1])
  }
  const found = await database.transaction(async (tx) => {
    const read = await booksOfYear(tx, forumYear)
    if (wish.download === 'badges' && badgeRows(read, wish, options).length === 0) return null
    await noteDeed(tx, by, now(), { action: 'exported', orderId: null, reason: said(wish, kinds, by.language) })
    return { books: read, transfers: wish.download === 'accounts' ? await transferBooks(tx, forumYear) : [] }
  })
  if (!found) return null
  const { books, transfers } = found
  if (wish.download === 'badges') {
    const content = await badgesOf(books, wish, options)
    return { name: name(`badges-${wish.size}`, 'pdf'), type: 'application/pdf', content }
  }
  const { downloads: words } = downloadWords[by.language]
  if (wish.download === 'accounts') {
    const tables = accountTables({ books, transfers }, options.edition, words)
    if (wish.format === 'xlsx') return workbook(name('accounts', 'xlsx'), tables)
    const place = accountCsv.indexOf(wish.format)
    return csvFile(name(wish.format, 'csv'), tables[place as 0 | 1 | 2 | 3])
  }
  const table = attendeeTable(attendeesIn(books, options.edition, wish.kind ?? undefined), words)
  return wish.format === 'xlsx' ? workbook(name('attendees', 'xlsx'), [table]) : csvFile(name('attendees', 'csv'), table)
}

export function workbook(name: string, tables: readonly Table[]): Download {
  return { name, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', content: xlsxPieces(tables) }
}

export const csvFile = (name: string, table: Table): Download => ({
  name,
  type: 'text/csv; charset=utf-8',
  content: csvPieces(table),
})

/** "Учасники, XLSX, Студент": what the journal says was taken. */
function said(wish: DownloadWish, kinds: readonly Kind[], language: keyof typeof downloadWords): string {
  const { downloads, downloadPages, books } = downloadWords[language]
  if (wish.download === 'books')
    return wish.format === 'xlsx' ? `${books.tables.sums}, XLSX` : `${books.tables[wish.format]}, CSV`
  if (wish.download === 'accounts')
    return wish.format === 'xlsx' ? `${downloadPages.downloads.accounts}, XLSX` : `${downloads.tables[wish.format]}, CSV`
  const kind =
    wish.kind === null ? downloadPages.downloads.all : (kinds.find(({ id }) => id === wish.kind)?.name ?? wish.kind.slice(0, 60))
  if (wish.download === 'attendees') return [downloadPages.downloads.attendees, wish.format.toUpperCase(), kind].join(', ')
  return [downloadPages.downloads.badges, downloadPages.downloads.sizes[wish.size], kind].join(', ')
}

type BadgeWish = Extract<DownloadWish, { download: 'badges' }>

/** Only good tickets let somebody in, by name. */
function badgeRows(books: readonly Book[], { kind }: BadgeWish, { edition }: PaperOptions): AttendeeRow[] {
  const rows = attendeesIn(books, edition, kind ?? undefined)
  return rows.filter(({ ticket }) => ticket.state === 'valid').toSorted(byName)
}

/** The colours follow the editors' order of kinds, whichever of them are printed. */
function badgesOf(books: readonly Book[], wish: BadgeWish, options: PaperOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { desk, by, forumYear, kinds, edition, draw } = options
  const { size, hasCodes } = wish
  const places = new Map(kinds.map(({ id }, place) => [id, place]))
  const badges = badgeRows(books, wish, options).map(
    ({ ticket, kind: kindName, kindId }): Badge => ({
      ...ticket.attendee,
      kind: kindName,
      kindIndex: places.get(kindId ?? '') ?? kinds.length,
      token: hasCodes ? desk.tokens.of(ticket.id, forumYear) : null,
    }),
  )
  const { forum, date } = edition(forumYear, defaultLocale)
  const title = `${downloadWords[by.language].downloadPages.downloads.badges}: ${forum}`
  return draw({ kind: 'badges', given: [badges, { size, title, forum, date }, defaultLocale] })
}
