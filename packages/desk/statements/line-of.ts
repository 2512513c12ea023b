// What all layouts have in common: a row's texts become a line of a statement, or a reason why they do not.
import { isRnokpp } from '@forum/domain/payment/company-code.ts'
import { isEdrpou } from '@forum/domain/payment/edrpou.ts'
import { ukrainianIban } from '@forum/domain/payment/iban.ts'
import type { StatementLine, StatementLineKind } from '@forum/domain/transfer/statement-line.ts'
import { dayOf } from './days.ts'
import type { RowFault } from './statement.ts'
import type { ReadSum } from './sums.ts'
import { type Cell, folded, textOf } from './table-row.ts'

/** A line before it has a key. */
export type Unkeyed = Omit<StatementLine, 'key'>

/** The cells that a layout found; what it has not is left out. */
export type Found = {
  day: Cell | undefined
  /** Negative went out. */
  sum: ReadSum | 'both'
  currency?: Cell | undefined
  account?: Cell | undefined
  /** The own company's code. */
  ownCode?: Cell | undefined
  name?: Cell | undefined
  code?: Cell | undefined
  iban?: Cell | undefined
  number?: Cell | undefined
  purpose?: Cell | undefined
  bankKey?: Cell | undefined
  /** A correction by the bank: never a payment. */
  isReversal?: boolean
}

/** The own company, for files that do not tell its code. */
export type Own = { readonly code: string; readonly ibans: readonly string[] }

export const nobody: Own = { code: '', ibans: [] }

export function lineOf(found: Found, own: Own = nobody): Unkeyed | { fault: RowFault } {
  const day = found.day === undefined ? '' : dayOf(found.day)
  if (day === '') return { fault: 'noDay' }
  const { sum } = found
  if (sum === 'both') return { fault: 'twoSums' }
  if (sum === 'unclear') return { fault: 'unclearSum' }
  if (sum === 'none' || sum === 0) return { fault: 'noSum' }
  const line = {
    bankKey: ruined.test(plain(found.bankKey)) ? '' : plain(found.bankKey),
    account: accountOf(found.account),
    day,
    sum,
    currency: currencyOf(found.currency),
    payer: { name: plain(found.name), code: codeOf(found.code), iban: accountOf(found.iban) },
    number: plain(found.number),
    purpose: plain(found.purpose),
  }
  if (isTurnover(line)) return { fault: 'total' }
  const ownCode = codeOf(found.ownCode) || own.code
  return { ...line, kind: found.isReversal ? 'other' : kindOf(line, ownCode, own.ibans) }
}

/** Spaces of all kinds folded to one. */
const plain = (cell: Cell | undefined) =>
  textOf(cell)
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim()

const turnover =
  /^(?:обороти?(?:\P{L}|$)|(?:вхідн|вихідн|початков|кінцев)\p{L}* (?:залишок|сальдо|баланс)|(?:залишок|сальдо|баланс) на (?:початок|кінець|дату|\d))/iu

/** A row of nobody's money whose only text is a word for turnovers or a balance. */
function isTurnover({ payer, number, purpose }: Pick<Unkeyed, 'payer' | 'number' | 'purpose'>): boolean {
  const [text = '', ...more] = [payer.name, purpose, payer.code, payer.iban, number].filter(Boolean)
  return more.length === 0 && turnover.test(text.replaceAll('i', 'і'))
}

/** What a spreadsheet program makes of long digits: 2,6E+13. */
const ruined = /^\d[.,]?\d*E\+?\d+$/i

/** An IBAN without spaces, in Latin letters; another account as it is written. */
function accountOf(cell: Cell | undefined): string {
  const text = plain(cell)
  if (ruined.test(text)) return ''
  const latin = text.replace(/^U[AА]/iu, 'UA')
  return ukrainianIban(latin) ?? text.replaceAll(' ', '')
}

/**
 * A company's or person's code in digits. A spreadsheet program takes the zeros in front away: they come back where the check digit says so.
 * Only zeros or nines (a foreigner, nobody): ''.
 */
function codeOf(cell: Cell | undefined): string {
  const code = plain(cell)
    .replace(/\s/g, '')
    .replace(/^(\d+)\.0$/, '$1')
  if (/^(?:0*|9+)$/.test(code) || ruined.test(code)) return ''
  if (/^\d{5,7}$/.test(code) && isEdrpou(code.padStart(8, '0'))) return code.padStart(8, '0')
  if (code.length === 9 && isRnokpp(code.padStart(10, '0'))) return code.padStart(10, '0')
  return code
}

const currencies: Readonly<Record<string, string>> = { '': 'UAH', 980: 'UAH', грн: 'UAH', гривня: 'UAH', 978: 'EUR', 840: 'USD' }

/** By letters, or by the number of ISO 4217. Nothing written: hryvnias. */
function currencyOf(cell: Cell | undefined): string {
  const written = plain(cell).replace(/\.$/, '')
  return currencies[written.toLowerCase()] ?? written.toUpperCase()
}

/** What the bank takes for itself. A buyer may write "без комісії", so only what went out. */
const commission =
  /^(?:комісі|комісія|плата за (?:розрах|обслуг|ведення|пакет|викон|зарах)|рко)|(?:списання|утримання|сплата|оплата) (?:\S+ )?комісі|комісійн/u
const interest = /^(?:нарахован|нарахування|виплата|зарахування|сплата)\S* (?:\S+ ){0,2}(?:відсотк|процент)/u

function kindOf(
  { sum, payer, purpose }: Pick<Unkeyed, 'sum' | 'payer' | 'purpose'>,
  ownCode: string,
  ibans: readonly string[],
): StatementLineKind {
  const said = purpose.toLowerCase().replaceAll('i', 'і').replaceAll('комисс', 'комісі')
  if ((ownCode !== '' && payer.code === ownCode) || (payer.iban !== '' && ibans.includes(payer.iban))) {
    // A bank books its commission with the payer's own code, too.
    return sum < 0 && commission.test(said) ? 'commission' : 'own'
  }
  if (sum < 0) return commission.test(said) ? 'commission' : 'other'
  return interest.test(said) ? 'other' : 'payment'
}

/** "Дебет", "Кредит" and their short forms: -1 went out, 1 came in; null: neither. */
export function directionOf(cell: Cell | undefined): 1 | -1 | null {
  const word = folded(cell)
  if (/^(?:д|дт|дб|дебет|debіt|debet|d|db|db?іt|dbіt|видаток|витрат\S*|списання|out)$/u.test(word)) return -1
  if (/^(?:к|кт|кр|кредит|credіt|c|cr|crdt|k|надходження|прихід|зарахування|іn)$/u.test(word)) return 1
  return null
}
