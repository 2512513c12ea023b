// Oschadbank: DBF with sums in kopiykas, in cp866 or Windows-1251. Long texts are wider than plain DBF allows; dbffile reads them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DBFFile } from 'dbffile'
import type { Found } from './line-of.ts'
import { Refused, type RowFault } from './statement.ts'
import { kopiykasOfText, type ReadSum } from './sums.ts'
import type { Cell } from './table-row.ts'

export type DbfRecord = Readonly<Record<string, Cell | boolean | null>>

/** Records of a DBF file, names in small letters. dbffile reads files only: it gets one of its own, which is deleted. Throws Refused. */
export async function dbfRecords(bytes: Uint8Array, most: number): Promise<DbfRecord[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 66) throw new Refused('brokenDbf')
  const [count, head, width] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)]
  if (count > most) throw new Refused('tooManyRows')
  if (width < 2 || head + count * width > bytes.length) throw new Refused('brokenDbf')
  const folder = await mkdtemp(join(tmpdir(), 'statement-'))
  try {
    const path = join(folder, 'statement.dbf')
    await writeFile(path, bytes, { mode: 0o600 })
    const file = await DBFFile.open(path, { encoding: encodingOf(bytes, head) })
    const records = await file.readRecords(most)
    return records.map((record) =>
      Object.fromEntries(Object.entries(record).map(([name, cell]) => [name.toLowerCase(), cell as Cell])),
    )
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('brokenDbf')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** By the header's byte, where it has one. Else: capital letters of Windows-1251 are frames in cp866, which no text has. */
function encodingOf(bytes: Uint8Array, head: number): string {
  const driver = bytes[29]
  if (driver === 0x26 || driver === 0x65) return 'cp866'
  if (driver === 0xc9) return 'win1251'
  return bytes.subarray(head).some((byte) => byte >= 0xc0 && byte <= 0xdf) ? 'win1251' : 'cp866'
}

export const isOschad = (records: readonly DbfRecord[]): boolean => {
  const [first] = records
  return first !== undefined && ['dk', 'summa', 'nazn', 'acccor'].every((name) => name in first)
}

export function oschadLine(record: DbfRecord): Found | { fault: RowFault } {
  const cell = (name: string): Cell | undefined => {
    const found = record[name]
    return found === null || typeof found === 'boolean' ? undefined : found
  }
  const sum = kopiykasOf(cell('summa'))
  const side = String(cell('dk') ?? '').trim()
  if (side !== '0' && side !== '1') return { fault: 'unclearDirection' }
  if (typeof sum === 'number' && sum < 0) return { fault: 'unclearSum' }
  return {
    day: cell('datp') ?? cell('dt'),
    sum: typeof sum === 'number' ? (side === '0' ? sum : -sum) : sum,
    currency: cell('val'),
    account: cell('acccli'),
    ownCode: cell('okpocli'),
    name: cell('namecor'),
    code: cell('okpocor'),
    iban: cell('acccor'),
    number: cell('ndoc'),
    purpose: cell('nazn'),
    bankKey: cell('uetr'),
  }
}

/** A number column that has a fraction is not in kopiykas. */
export const kopiykasOf = (cell: Cell | undefined): ReadSum => (cell === undefined ? 'none' : kopiykasOfText(String(cell)))
