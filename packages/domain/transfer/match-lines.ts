// Which orders the lines of a statement pay: each proposal with its reasons and how sure it is. Nothing is done by it.
import { invoiceNumbersIn, type NumberForm } from './invoice-numbers.ts'
import { byEachCode, codesOf } from './order-codes.ts'
import type { StatementLine } from './statement-line.ts'

/** What of an order matters for a transfer. */
export type PayableOrder = {
  readonly id: string
  /** `2025-00042` */
  readonly number: string
  /** EDRPOU or tax number of the buyer; may be empty. */
  readonly code: string
  /** Codes that its invoice bore before it was corrected, and now. */
  readonly formerCodes?: readonly string[]
  /** Company, or the person who buys. */
  readonly name: string
  /** What is still to pay, kopiykas; 0: nothing. */
  readonly openSum: number
  /** `closed`: cancelled or expired; what comes for it is late. */
  readonly state: 'open' | 'paid' | 'closed'
}

/** `sure` may be accepted with all others in one act; `likely` and `maybe` need a press each. */
const sureness = ['sure', 'likely', 'maybe'] as const

type Sureness = (typeof sureness)[number]

/**
 * `number`: the purpose names the invoice; `shortNumber`: a number that may be something else; `sum`: it is the sum to pay; `total`: it is the sum of
 * all these orders; `code`: the payer's code is the buyer's; `otherCode`: it is another's; `name`: the payer is called as the buyer; `part`: less than
 * the sum to pay; `over`: more; `closed`: the order was cancelled or has expired; `alreadyPaid`; `otherNamed`: the purpose names other invoices, too;
 * `twice`: other lines pay the same order.
 */
type Reason =
  | 'number'
  | 'shortNumber'
  | 'sum'
  | 'total'
  | 'code'
  | 'otherCode'
  | 'name'
  | 'part'
  | 'over'
  | 'closed'
  | 'alreadyPaid'
  | 'otherNamed'
  | 'twice'

/** `orders`: how much of the line is for which order, kopiykas; what is over belongs to none. */
export type Proposal = {
  readonly sureness: Sureness
  readonly reasons: readonly Reason[]
  readonly orders: readonly { readonly id: string; readonly sum: number }[]
}

/** The surest proposal first. `aside`: why nothing is proposed for a line that is no payment in hryvnias. */
export type LineMatch = {
  readonly key: string
  readonly proposals: readonly Proposal[]
  readonly aside: 'notPayment' | 'currency' | null
}

const mostProposals = 5
/** As many orders with the same sum say nothing. */
const mostBySum = 3

/** Proposals for each line, in the order of the lines; the same whatever that order is. */
export function matchLines(lines: readonly StatementLine[], orders: readonly PayableOrder[]): LineMatch[] {
  const index = indexOf(orders)
  const matches = lines.map((line): LineMatch => {
    if (line.kind !== 'payment' || line.sum <= 0) return { key: line.key, proposals: [], aside: 'notPayment' }
    if (line.currency !== 'UAH') return { key: line.key, proposals: [], aside: 'currency' }
    return { key: line.key, proposals: proposalsFor(line, index), aside: null }
  })
  return withoutDoubles(matches, index)
}

type Index = {
  byId: ReadonlyMap<string, PayableOrder>
  bySequence: ReadonlyMap<number, readonly PayableOrder[]>
  byCode: ReadonlyMap<string, readonly PayableOrder[]>
  byOpenSum: ReadonlyMap<number, readonly PayableOrder[]>
}

function indexOf(orders: readonly PayableOrder[]): Index {
  const open = orders.filter(isOpen)
  return {
    byId: new Map(orders.map((order) => [order.id, order])),
    bySequence: Map.groupBy(orders, ({ number }) => Number(/-(\d+)$/.exec(number)?.[1] ?? 0)),
    byCode: byEachCode(open),
    byOpenSum: Map.groupBy(open, ({ openSum }) => openSum),
  }
}

const isOpen = ({ state, openSum }: PayableOrder) => state === 'open' && openSum > 0

function proposalsFor(line: StatementLine, index: Index): Proposal[] {
  const all = [...byNumber(line, index), ...byCode(line, index), ...bySum(line, index)]
  const seen = new Set<string>()
  return all
    .filter(({ orders }) => {
      const ids = orders.map(({ id }) => id).join(' ')
      return !seen.has(ids) && seen.add(ids)
    })
    .toSorted((a, b) => sureness.indexOf(a.sureness) - sureness.indexOf(b.sureness))
    .slice(0, mostProposals)
}

type Named = { order: PayableOrder; form: NumberForm }

/** Orders that the purpose names. Without a year: the open one of that number, or all. */
function namedOrders({ purpose }: StatementLine, { bySequence }: Index): Named[] {
  return invoiceNumbersIn(purpose).flatMap(({ year, sequence, form }) => {
    const found = (bySequence.get(sequence) ?? []).filter(({ number }) => year === null || number.startsWith(`${year}-`))
    const open = found.filter(isOpen)
    const meant = open.length > 0 ? open : found
    return meant.map((order) => ({ order, form: meant.length > 1 ? ('short' as const) : form }))
  })
}

function byNumber(line: StatementLine, index: Index): Proposal[] {
  const named = namedOrders(line, index)
  const clear = named.filter(({ form }) => form !== 'short')
  // "рахунки 2025-00042, 43" names both.
  const isList = named.length > 1 && totalOf(named) === line.sum
  const together = isList || clear.length === 0 ? named : clear
  const open = together.filter(({ order }) => isOpen(order))
  const closed = together.filter(({ order }) => !isOpen(order))
  const late = closed.map(({ order }): Proposal => {
    const reasons: Reason[] = ['number', order.state === 'closed' ? 'closed' : 'alreadyPaid', ...codeReasons(line, order)]
    return { sureness: 'likely', reasons, orders: [{ id: order.id, sum: line.sum }] }
  })
  if (open.length === 0) return late
  if (clear.length === 0 && !isList) return [...open.map((each) => shortProposal(line, each)), ...late]
  const exact = open.length > 1 && totalOf(open) !== line.sum ? open.filter(({ order }) => order.openSum === line.sum) : []
  const singles = exact.map(({ order }): Proposal => {
    return {
      sureness: 'likely',
      reasons: ['number', 'sum', 'otherNamed', ...codeReasons(line, order)],
      orders: [{ id: order.id, sum: line.sum }],
    }
  })
  return [...singles, numberProposal(line, open, closed.length > 0), ...late]
}

const totalOf = (named: readonly Named[]) => named.reduce((total, { order }) => total + (isOpen(order) ? order.openSum : 0), 0)

function numberProposal(line: StatementLine, open: readonly Named[], isMixed: boolean): Proposal {
  const total = totalOf(open)
  const codes = [...new Set(open.flatMap(({ order }) => codeReasons(line, order)))]
  const fits = total === line.sum
  const hasYear = open.every(({ form }) => form === 'full')
  const isSure =
    fits &&
    !isMixed &&
    (codes.includes('otherCode') ? hasYear : hasYear || codes.includes('code') || open.every(({ form }) => form !== 'short'))
  const about: Reason = fits ? (open.length > 1 ? 'total' : 'sum') : line.sum < total ? 'part' : 'over'
  return {
    sureness: isSure ? 'sure' : 'likely',
    reasons: ['number', about, ...codes, ...(isMixed ? (['otherNamed'] as const) : [])],
    orders: parted(
      line.sum,
      open.map(({ order }) => order),
    ),
  }
}

/** "№ 42" may be a contract's number: sure only together with the sum and the buyer's code. */
function shortProposal(line: StatementLine, { order }: Named): Proposal {
  const codes = codeReasons(line, order)
  const fits = order.openSum === line.sum
  const isOwn = codes.includes('code')
  return {
    sureness: fits && isOwn ? 'sure' : fits || isOwn ? 'likely' : 'maybe',
    reasons: ['shortNumber', fits ? 'sum' : line.sum < order.openSum ? 'part' : 'over', ...codes],
    orders: parted(line.sum, [order]),
  }
}

function codeReasons({ payer }: StatementLine, order: PayableOrder): Reason[] {
  if (payer.code === '') return []
  const codes = codesOf(order)
  if (codes.has(payer.code)) return ['code']
  return order.code === '' ? [] : ['otherCode']
}

/** `sum` given to the orders one after another, to each no more than it needs. */
function parted(sum: number, orders: readonly PayableOrder[]): { id: string; sum: number }[] {
  let rest = sum
  return orders.flatMap(({ id, openSum }) => {
    const given = Math.min(rest, openSum)
    rest -= given
    return given > 0 ? [{ id, sum: given }] : []
  })
}

function byCode(line: StatementLine, index: Index): Proposal[] {
  const orders = line.payer.code === '' ? [] : (index.byCode.get(line.payer.code) ?? [])
  const exact = orders.filter(({ openSum }) => openSum === line.sum)
  const likely: Sureness = exact.length === 1 ? 'likely' : 'maybe'
  const alone = exact.map(
    (order): Proposal => ({ sureness: likely, reasons: ['code', 'sum'], orders: parted(line.sum, [order]) }),
  )
  const total = orders.reduce((sum, { openSum }) => sum + openSum, 0)
  const all: Proposal[] =
    orders.length > 1 && total === line.sum
      ? [{ sureness: 'likely', reasons: ['code', 'total'], orders: parted(line.sum, orders) }]
      : []
  if (alone.length + all.length > 0) return [...alone, ...all]
  return orders.slice(0, mostProposals).map((order) => ({
    sureness: 'maybe',
    reasons: ['code', line.sum < order.openSum ? 'part' : 'over'],
    orders: parted(line.sum, [order]),
  }))
}

function bySum(line: StatementLine, index: Index): Proposal[] {
  const orders = index.byOpenSum.get(line.sum) ?? []
  const called = nameKey(line.payer.name)
  const same = called === '' ? [] : orders.filter(({ name }) => nameKey(name) === called)
  const by =
    (reasons: readonly Reason[]) =>
    (order: PayableOrder): Proposal => ({ sureness: 'maybe', reasons, orders: parted(line.sum, [order]) })
  if (same.length > 0) return same.slice(0, mostProposals).map(by(['name', 'sum']))
  return orders.length > mostBySum ? [] : orders.map(by(['sum']))
}

const forms =
  /(?<!\p{L})(?:тов|тзов|прат|пат|ат|фоп|го|бо|дп|кп|товариство з обмеженою відповідальністю|llc|ltd|inc|gmbh)(?!\p{L})/gu

/** Equal for names that differ by the legal form, quotes, spaces or a Latin i. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i', 'і')
    .replace(forms, '')
    .replace(/[^\p{L}\d]/gu, '')
}

/** Lines that together would pay an order more than once are none of them sure. */
function withoutDoubles(matches: readonly LineMatch[], { byId }: Index): LineMatch[] {
  const taken = new Map<string, number>()
  for (const { proposals } of matches) {
    for (const { id, sum } of proposals[0]?.sureness === 'sure' ? proposals[0].orders : [])
      taken.set(id, (taken.get(id) ?? 0) + sum)
  }
  const isOver = ({ id }: { id: string }) => (taken.get(id) ?? 0) > (byId.get(id)?.openSum ?? 0)
  const withReason = (proposal: Proposal): Proposal =>
    proposal.sureness === 'sure' && proposal.orders.some(isOver)
      ? { ...proposal, sureness: 'likely', reasons: [...proposal.reasons, 'twice'] }
      : proposal
  return matches.map((match) => ({ ...match, proposals: match.proposals.map(withReason) }))
}
