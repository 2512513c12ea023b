// Reads a file of a bank: which layout it has, its lines, and each row that is no line with the reason.
import { textOfFile } from '@forum/ground/base/text-of-file.ts'
import { camtStatements } from './camt.ts'
import { csvRows } from './csv.ts'
import { ifobsLine, ifobsRows } from './ifobs.ts'
import { nobody, type Own } from './line-of.ts'
import type { Mapping } from './mapping.ts'
import { dbfRecords, isOschad, kopiykasOf, oschadLine } from './oschad.ts'
import { cellOf, tableDraft, workbookDraft, workbookRows } from './read-table.ts'
import { type ReadStatement, Refused, type UnknownTable } from './statement.ts'
import { type Draft, statementOf } from './statement-of.ts'
import { type Cell, shownRow } from './table-row.ts'
import { checkedWorkbook, isWorkbook, onlyFile } from './unpacked.ts'
import { xmlText, xmlTree } from './xml.ts'

/** Bytes of a file. 2 000 lines are about one megabyte. */
const largestStatement = 10 * 1024 * 1024
/** Rows of a file; a year's statement of a forum has some thousands. */
const mostRows = 20_000

export type ReadOptions = {
  /** How the columns of a table are named that no layout knows; it counts only for a file with these headings. */
  mapping?: Mapping | undefined
  /** The seller, for layouts that do not tell whose account it is. */
  own?: Own | undefined
}

/**
 * Reads a statement by what its bytes are; the name says nothing. Never throws for what a file contains.
 * @param bytes the file as it was saved
 */
export async function readStatement(bytes: Uint8Array, { mapping, own = nobody }: ReadOptions = {}): Promise<ReadStatement> {
  try {
    if (bytes.length > largestStatement) throw new Refused('tooLarge')
    const read = await draftOf(bytes, mapping)
    return 'fingerprint' in read ? { outcome: 'unknown', table: read } : { outcome: 'read', statement: statementOf(read, own) }
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'refused', fault: error.fault }
    throw error
  }
}

const begins = (bytes: Uint8Array, ...signature: readonly number[]) => signature.every((byte, place) => bytes[place] === byte)

async function draftOf(bytes: Uint8Array, mapping: Mapping | undefined, isInZip = false): Promise<Draft | UnknownTable> {
  if (bytes.length > largestStatement * 4) throw new Refused('tooLarge')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refused('oldExcel')
  if (begins(bytes, 0x50, 0x4b, 3, 4)) {
    if (isWorkbook(bytes)) return workbookDraft((await workbookRows(checkedWorkbook(bytes))).map(limited), mapping)
    if (isInZip) throw new Refused('notStatement')
    return draftOf(onlyFile(bytes).bytes, mapping, true)
  }
  if ((bytes[0] === 0x03 || bytes[0] === 0x30) && bytes.includes(0)) return dbfDraft(await dbfRecords(bytes, mostRows))
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 400)).replace(/[\0\s]/g, '')
  if (/^(?:ï»¿|ÿþ|þÿ)?<(?:\?xml|ROWDATA|DATAPACKET|Document|!DOCTYPE)/i.test(head)) return xmlDraft(xmlText(bytes))
  const text = textOfFile(bytes)
  if (text === null) throw new Refused('notStatement')
  if (text.trim() === '') throw new Refused('empty')
  return tableDraft(limited(csvRows(text)), mapping, true)
}

function limited<Each>(rows: readonly Each[]): readonly Each[] {
  if (rows.length > mostRows) throw new Refused('tooManyRows')
  return rows
}

function xmlDraft(text: string): Draft {
  const root = xmlTree(text)
  const ifobs = ifobsRows(root)
  if (ifobs) {
    const rows = limited(ifobs).map((each, index) => ({
      row: index + 1,
      text: Object.values(each.attributes).join(' · ').slice(0, 160),
      found: ifobsLine(each),
    }))
    return { layout: 'ifobs', account: '', rows, opening: null, closing: null }
  }
  const statements = camtStatements(root)
  if (!statements) throw new Refused('notStatement')
  const rows = limited(statements.flatMap(({ entries }) => entries)).map((entry, index) => ({ row: index + 1, ...entry }))
  // Balances of several days or accounts in one file say nothing about all its lines.
  const only = statements.length === 1 ? statements[0] : undefined
  return { layout: 'camt', account: '', rows, opening: only?.balance.opening ?? null, closing: only?.balance.closing ?? null }
}

function dbfDraft(records: Awaited<ReturnType<typeof dbfRecords>>): Draft {
  if (records.length === 0) throw new Refused('empty')
  if (!isOschad(records)) throw new Refused('notStatement')
  const rows = records.map((record, index) => ({
    row: index + 1,
    text: shownRow({ row: index, cells: Object.values(record).map(cellOf) }),
    found: oschadLine(record),
  }))
  const balance = (name: string) => {
    const sums = new Set(records.map((record) => kopiykasOf((record[name] ?? undefined) as Cell | undefined)))
    const [only] = sums
    return sums.size === 1 && typeof only === 'number' ? only : null
  }
  return { layout: 'oschad', account: '', rows, opening: balance('saldovh'), closing: balance('saldoish') }
}
