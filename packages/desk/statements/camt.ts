// CAMT.053 (and 052, 054) of ISO 20022, by the message definition. No Ukrainian sample was seen: the purpose is taken from `Ustrd` and from `Strd`.
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { XmlElement } from '@rgrove/parse-xml'
import type { Found } from './line-of.ts'
import type { RowFault, StatementBalance } from './statement.ts'
import { type ReadSum, sumOfDecimal } from './sums.ts'
import { bareName, below, textBelow } from './xml.ts'

type CamtEntry = { found: Found | { fault: RowFault }; text: string }
export type CamtStatement = { entries: CamtEntry[]; balance: Pick<StatementBalance, 'opening' | 'closing'> }

/** Its statements; null: another XML. */
export function camtStatements(root: XmlElement): CamtStatement[] | null {
  if (bareName(root) !== 'Document') return null
  const reports = [
    ...below(root, 'BkToCstmrStmt', 'Stmt'),
    ...below(root, 'BkToCstmrAcctRpt', 'Rpt'),
    ...below(root, 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ]
  return reports.length > 0 ? reports.map(statementOf) : null
}

function statementOf(report: XmlElement): CamtStatement {
  const account = textBelow(report, 'Acct', 'Id', 'IBAN') || textBelow(report, 'Acct', 'Id', 'Othr', 'Id')
  const currency = textBelow(report, 'Acct', 'Ccy')
  const balanceOf = (...codes: readonly string[]) => {
    const found = below(report, 'Bal').find((each) => codes.includes(textBelow(each, 'Tp', 'CdOrPrtry', 'Cd')))
    const sum = found && signed(found)
    return typeof sum === 'number' ? sum : null
  }
  return {
    entries: below(report, 'Ntry').flatMap((entry) => entriesOf(entry, { account, currency })),
    balance: { opening: balanceOf('OPBD', 'PRCD'), closing: balanceOf('CLBD') },
  }
}

type OfAccount = { account: string; currency: string }

/** An entry, or each transfer of a batch whose sums make up the entry's. */
function entriesOf(entry: XmlElement, own: OfAccount): CamtEntry[] {
  const text = [textBelow(entry, 'AcctSvcrRef'), textBelow(entry, 'Amt')].filter(Boolean).join(' · ')
  const status = textBelow(entry, 'Sts', 'Cd') || textBelow(entry, 'Sts')
  if (status !== '' && status !== 'BOOK') return [{ found: { fault: 'notFinal' }, text }]
  const sum = signed(entry)
  if (sum === null) return [{ found: { fault: 'unclearDirection' }, text }]
  const parts = below(entry, 'NtryDtls', 'TxDtls')
  const sums = parts.map((part) => partSum(part, entry))
  const isBatch = parts.length > 1 && typeof sum === 'number' && sums.every((each) => typeof each === 'number')
  if (isBatch && sums.reduce<number>((total, each) => total + Number(each), 0) === sum) {
    return parts.map((part, place) => ({ found: foundOf(entry, [part], sums[place] ?? 'none', own, `/${place}`), text }))
  }
  return [{ found: foundOf(entry, parts, sum, own, ''), text }]
}

/** null: neither credit nor debit. */
function signed(of: XmlElement, direction = textBelow(of, 'CdtDbtInd')): ReadSum | null {
  const sum = sumOfDecimal(textBelow(of, 'Amt'))
  if (direction !== 'CRDT' && direction !== 'DBIT') return null
  return typeof sum === 'number' ? (direction === 'CRDT' ? sum : -sum) : sum
}

function partSum(part: XmlElement, entry: XmlElement): ReadSum {
  const direction = textBelow(part, 'CdtDbtInd') || textBelow(entry, 'CdtDbtInd')
  const own = signed(part, direction)
  const [told] = below(part, 'AmtDtls', 'TxAmt')
  return (own === 'none' && told ? signed(told, direction) : own) ?? 'none'
}

function foundOf(entry: XmlElement, parts: readonly XmlElement[], sum: ReadSum, own: OfAccount, place: string): Found {
  const [part = entry] = parts
  const [role, account] = typeof sum === 'number' && sum < 0 ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct']
  const first = (...paths: readonly (readonly string[])[]) => paths.map((path) => textBelow(part, ...path)).find(Boolean) ?? ''
  const reference = textBelow(entry, 'AcctSvcrRef')
  return {
    day: dayIn(entry),
    sum,
    currency: below(entry, 'Amt')[0]?.attributes.Ccy || own.currency,
    account: own.account,
    name: first(
      ['RltdPties', role, 'Nm'],
      ['RltdPties', role, 'Pty', 'Nm'],
      ['RltdPties', `Ultmt${role}`, 'Nm'],
      ['RltdPties', `Ultmt${role}`, 'Pty', 'Nm'],
    ),
    code: first(
      ...['OrgId', 'PrvtId'].flatMap((kind) => [
        ['RltdPties', role, 'Id', kind, 'Othr', 'Id'],
        ['RltdPties', role, 'Pty', 'Id', kind, 'Othr', 'Id'],
      ]),
    ),
    iban: first(['RltdPties', account, 'Id', 'IBAN'], ['RltdPties', account, 'Id', 'Othr', 'Id']),
    number:
      [first(['Refs', 'InstrId']), first(['Refs', 'EndToEndId'])].find((each) => each !== '' && each !== 'NOTPROVIDED') ?? '',
    purpose: purposeOf(entry, parts),
    bankKey: reference === '' ? first(['Refs', 'AcctSvcrRef'], ['Refs', 'UETR']) : `${reference}${place}`,
    isReversal: textBelow(entry, 'RvslInd') === 'true',
  }
}

function purposeOf(entry: XmlElement, parts: readonly XmlElement[]): string {
  const texts = parts.flatMap((part) => [
    ...below(part, 'RmtInf', 'Ustrd'),
    ...below(part, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb'),
    ...below(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...below(part, 'RmtInf', 'Strd', 'AddtlRmtInf'),
  ])
  const said = texts.map(({ text }) => text.trim()).filter(Boolean)
  return said.length > 0 ? [...new Set(said)].join(' ') : textBelow(entry, 'AddtlNtryInf')
}

/** The day of booking in Kyiv: a moment with an offset may be another day there. */
function dayIn(entry: XmlElement): string | undefined {
  const day = textBelow(entry, 'BookgDt', 'Dt') || textBelow(entry, 'ValDt', 'Dt')
  if (day !== '') return day.slice(0, 10)
  const moment = textBelow(entry, 'BookgDt', 'DtTm')
  const instant = /(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? Date.parse(moment) : Number.NaN
  return Number.isNaN(instant) ? moment || undefined : dateAt(instant)
}
