// What a bank's statement is once it is read, and how a file may be refused.
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'

export type Layout = 'ibank' | 'privatCsv' | 'privatTable' | 'sense' | 'ifobs' | 'oschad' | 'camt' | 'mapped'

/**
 * Why a row is no line. `balance`, `total` and `heading`: it never was one. All others are for an organiser to look at:
 * `unclearSum`: it can be read in two ways, such as "1,234"; `twoSums`: debit and credit are both filled; `unclearDirection`: neither
 * in nor out; `shortRow`, `longRow`: cells are missing or more than the heading has; `notFinal`: the bank has not booked it.
 */
export type RowFault =
  | 'balance'
  | 'total'
  | 'heading'
  | 'noDay'
  | 'noSum'
  | 'unclearSum'
  | 'twoSums'
  | 'unclearDirection'
  | 'shortRow'
  | 'longRow'
  | 'notFinal'

/** `row`: counted from 1, as spreadsheet programs show it; in XML, the number of the entry. `text`: its beginning. */
export type LeftOutRow = { readonly row: number; readonly fault: RowFault; readonly text: string }

/** A row with these never was a line. */
const withoutLine: readonly RowFault[] = ['balance', 'total', 'heading']

/** Whether an organiser should look at the row in the bank's own program. */
export const isDoubtful = ({ fault }: LeftOutRow): boolean => !withoutLine.includes(fault)

/** Balances that the file tells, kopiykas; null: it does not. `agrees`: whether both differ by the sum of the lines; null: unknown. */
export type StatementBalance = {
  readonly opening: number | null
  readonly closing: number | null
  readonly agrees: boolean | null
}

export type Statement = {
  readonly layout: Layout
  /** The own account; '' if the file does not say, or tells several. */
  readonly account: string
  /** First and last day of the lines, YYYY-MM-DD; '' without lines. */
  readonly from: string
  readonly to: string
  readonly lines: readonly StatementLine[]
  readonly leftOut: readonly LeftOutRow[]
  readonly balance: StatementBalance
}

/**
 * Why a whole file is not read: `oldExcel`: XLS, to be saved as XLSX; `severalFiles`: a ZIP with more than one statement; `unpacked`:
 * a ZIP that would fill the memory; `severalSheets`: a workbook with more than one; `entities`: XML with a document type, where entities can be hidden; `encrypted`: needs a password.
 */
export type FileFault =
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'oldExcel'
  | 'notStatement'
  | 'brokenZip'
  | 'unpacked'
  | 'severalFiles'
  | 'severalSheets'
  | 'brokenXml'
  | 'entities'
  | 'brokenWorkbook'
  | 'brokenDbf'

/** A table with headings that no layout knows: its columns can be named once (mapping.ts). */
export type UnknownTable = {
  /** Of its headings; the same for the next file of that bank. */
  readonly fingerprint: string
  readonly headings: readonly string[]
  /** The first rows, so that an organiser sees what a column has. */
  readonly examples: readonly (readonly string[])[]
}

export type ReadStatement =
  | { readonly outcome: 'read'; readonly statement: Statement }
  | { readonly outcome: 'unknown'; readonly table: UnknownTable }
  | { readonly outcome: 'refused'; readonly fault: FileFault }

/** Thrown by readers; readStatement makes the answer of it. */
export class Refused extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}
