// Proves that the books of an edition agree to the kopiyka, and names what does not fit.
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { ledgers, ofEdition, ruleSql, sumSql, taskSql } from './proof-sql.ts'

export type BookRule = keyof typeof ruleSql
export type BookTask = keyof typeof taskSql
export type BookSum = keyof typeof sumSql

/** Each equation: a sum, and the parts that make it, as an accountant follows it. */
const equations = {
  transfers: ['came', 'forOrders', 'forOthers', 'waits', 'goesBack', 'wentBack'],
  orders: ['placed', 'paid', 'refunded', 'open', 'over'],
  money: ['sold', 'byTransfer', 'byHand', 'byCard'],
  shares: ['received', 'sharesOfSold', 'sharesOfOpen'],
  cards: ['cardCame', 'cardBought', 'vain'],
  vain: ['vain', 'vainBack', 'vainKept'],
  refunds: ['refunds', 'refundsByCard', 'refundsGoing', 'refundsSent', 'refundsKept', 'refundsByHand'],
  creditNotes: ['invoiceRefunds', 'creditNotes'],
  acts: ['acts', 'actOrders'],
  vat: ['vatOfOrders', 'vatByTransfer', 'vatByCard'],
} as const satisfies Record<string, readonly BookSum[]>

export type EquationName = keyof typeof equations

/** An order, a transfer or a paper whose sums do not fit, or for which somebody has to do something. Sums in kopiykas. */
export type BookFinding<Rule extends string = BookRule> = {
  rule: Rule
  subject: (typeof subjects)[number]
  /** An order's number, a transfer's or a paper's id; of a paper that is missing its number. */
  id: string
  /** A transfer's payer, or a paper's number; empty: an order, an unknown payer, a paper that is missing. */
  label: string
  /** Of a transfer, YYYY-MM-DD. */
  day: string
  /** A payment's reference or a paper's number; empty: none. */
  note: string
  /** null: a transfer, which is of no edition. */
  year: number | null
  /** The sum that should be, and the one that is there. */
  one: number
  other: number
}

type Line = { sum: BookSum; number: number; amount: number }

/** `difference`: what the parts lack of the whole; 0: they agree. */
type Equation = { name: EquationName; whole: Line; parts: readonly Line[]; difference: number }

export type Proof = { equations: Equation[]; faults: BookFinding[]; tasks: BookFinding<BookTask>[] }

const subjects = ['order', 'transfer', 'paper'] as const

const row = v.object({
  what: v.picklist(['rule', 'task', 'sum']),
  name: v.string(),
  ...{ subject: v.string(), id: v.string(), label: v.string(), day: v.string(), note: v.string() },
  ...{ year: v.nullable(v.number()), one: v.number(), other: v.number() },
})
type Row = v.InferOutput<typeof row>

const columns = 'subject, id, label, day, note, year, one, other'
const found = (what: string, all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, sql]) => `SELECT '${what}' AS what, '${name}' AS name, ${columns} FROM (${sql}) AS found`)

const faultSql = found('rule', ruleSql)
const sums = Object.entries(sumSql).map(
  ([name, sql]) => `SELECT 'sum', '${name}', '', '', '', '', '', CAST(NULL AS BIGINT), one, other FROM (${sql}) AS found`,
)

/** A statement without values that finds what does not fit in the books of all editions. */
export const faultsStatement = `${ledgers} ${faultSql.join(' UNION ALL ')}`
const proofStatement = `${ledgers} ${ofEdition} ${[...faultSql, ...found('task', taskSql), ...sums].join(' UNION ALL ')}`

/** What does not fit in the books of all editions. One statement: no other deed is between its sums. Throws a StorageFault. */
export async function faultsInBooks(tx: Pick<Transaction, 'all'>): Promise<BookFinding[]> {
  return (await tx.all(row, faultsStatement)).map((each) => finding<BookRule>(each))
}

/** The books of an edition at one moment. Transfers without an order are of every edition. Throws a StorageFault. */
export async function proveBooks(tx: Pick<Transaction, 'all'>, year: number): Promise<Proof> {
  const rows = await tx.all(row, proofStatement, year)
  const those = (what: Row['what']) => rows.filter((each) => each.what === what && (each.year ?? year) === year)
  const lines = new Map(those('sum').map(({ name, one, other }) => [name, { number: one, amount: other }]))
  const lineOf = (sum: BookSum): Line => ({ sum, ...(lines.get(sum) ?? { number: 0, amount: 0 }) })
  return {
    equations: Object.entries(equations).map(([name, [first, ...others]]) => {
      const [whole, parts] = [lineOf(first), others.map(lineOf)]
      const difference = whole.amount - parts.reduce((all, { amount }) => all + amount, 0)
      return { name: name as EquationName, whole, parts, difference }
    }),
    faults: those('rule')
      .map((each) => finding<BookRule>(each))
      .toSorted(byName),
    tasks: those('task')
      .map((each) => finding<BookTask>(each))
      .toSorted(byName),
  }
}

function finding<Rule extends string>({ what: _, name, subject, ...rest }: Row): BookFinding<Rule> {
  return { ...rest, rule: name as Rule, subject: v.parse(v.picklist(subjects), subject) }
}

const nameOf = ({ subject, id, day }: BookFinding<string>) => `${subject} ${day} ${id}`
const byName = (one: BookFinding<string>, other: BookFinding<string>) => (nameOf(one) < nameOf(other) ? -1 : 1)
