// Data of the pages of credit notes and acts: the list, one paper, and what acts can be made.
import { randomUUID } from 'node:crypto'
import { type Misfit, misfitsOf } from '@forum/desk/acts/act-fit.ts'
import { type ActPlan, leftOutReasons, type PlannedAct, planActs } from '@forum/desk/acts/act-plan.ts'
import type { ActFault } from '@forum/desk/acts/make-acts.ts'
import { papersOfOrder, papersWhere } from '@forum/desk/papers/paper-rows.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { placesFor } from '@forum/desk/storage/many.ts'
import { json } from '@forum/desk/storage/row.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { type Paper, paperFile, paperKinds } from '@forum/domain/order/paper.ts'
import * as v from 'valibot'
import { folded } from './order-search.ts'

/** Maximum number of papers that a list shows. */
const mostShown = 100
/** Maximum number of orders that are named for one reason. */
const mostNamed = 50

export const paperFilters = [...paperKinds, 'void', 'misfit'] as const
type PaperFilter = (typeof paperFilters)[number]

export type PaperLineView = ReturnType<typeof lineView>

function lineView({ id, kind, number, sum, content, issuedAt, issuedBy, voidAt }: Paper, misfit: Misfit | null) {
  const { payer, orders, vat } = content
  return {
    ...{ id, kind, number, sum, issuedAt, issuedBy, misfit, vat, payer },
    isVoid: voidAt !== null,
    orders: orders.map((order) => order.number),
    path: `/orders/papers/${id}/${paperFile({ number })}`,
  }
}

export type PapersView = Awaited<ReturnType<typeof papersView>>

type Made = { now: number; all: number }
type Shown = { year: number; years: readonly number[]; query: string; filter: PaperFilter | null; made: Made | null }

/** The newest first. `made`: how many acts were just made, and how many by that form; null: none were to be. Without words to search no more is read than is shown. */
export async function papersView(tx: Transaction, { year, query, filter, ...shown }: Shown) {
  const wrong = filter === 'misfit' ? await misfitsOf(tx, year) : null
  const most = query === '' && wrong === null ? `LIMIT ${mostShown + 1}` : ''
  const which = `WHERE forum_year = ? ${filter ? conditions[filter] : ''} ${newestFirst} ${most}`
  const all = await tx.all(searched, `SELECT id, number, content FROM paper ${which}`, year)
  const found = all.filter(({ id }) => wrong?.has(id) ?? true).filter(meantBy(query))
  const ids = found.slice(0, mostShown).map(({ id }) => id)
  const first = ids.length === 0 ? [] : await papersWhere(tx, `WHERE id IN (${placesFor(ids)}) ${newestFirst}`, ...ids)
  const misfits = wrong ?? (await misfitsOf(tx, first))
  return {
    page: 'papers' as const,
    ...{ year, query, filter, ...shown },
    hasAny: all.length > 0 || (await papersWhere(tx, 'WHERE forum_year = ? LIMIT 1', year)).length > 0,
    found: first.map((paper) => lineView(paper, misfits.get(paper.id) ?? null)),
    isCut: found.length > mostShown,
  }
}

const newestFirst = 'ORDER BY issued_at DESC, kind, sequence DESC'

/** Papers of an edition, the newest first. */
export const papersOf = (tx: Transaction, year: number) => papersWhere(tx, `WHERE forum_year = ? ${newestFirst}`, year)

const conditions: Readonly<Record<PaperFilter, string>> = {
  creditNote: "AND kind = 'creditNote'",
  act: "AND kind = 'act'",
  void: 'AND void_at IS NOT NULL',
  misfit: "AND kind = 'act' AND void_at IS NULL",
}

const text = v.string()
/** Only what is searched: an edition has thousands. */
const searched = v.object({
  ...{ id: text, number: text },
  content: json(v.object({ payer: v.object({ name: text, code: text }), orders: v.array(v.object({ number: text })) })),
})

/** Every word occurs in the number, the payer or an order. */
function meantBy(query: string): (paper: v.InferOutput<typeof searched>) => boolean {
  const words = folded(query).split(' ').filter(Boolean)
  if (words.length === 0) return () => true
  return ({ number, content: { payer, orders } }) => {
    const text = folded([number, payer.name, payer.code, ...orders.map((order) => order.number)].join('\n'))
    return words.every((word) => text.includes(word))
  }
}

export const paperDeeds = ['voided', 'sent'] as const
export type PaperDeed = (typeof paperDeeds)[number]
export const paperResults = ['made', ...paperDeeds] as const

/** `stale`: it is void by now; `nobody`: no buyer of its orders has a mailbox any more. */
export type PaperFault = 'stale' | 'noReason' | 'nobody'

export type PaperView = NonNullable<Awaited<ReturnType<typeof paperView>>>

type PaperShown = {
  done: (typeof paperResults)[number] | null
  refused: { deed: PaperDeed; fault: PaperFault; typed: Readonly<Record<string, string>> } | null
}

/** null: no such paper. */
export async function paperView(tx: Transaction, id: string, shown: PaperShown) {
  const [paper] = await papersWhere(tx, 'WHERE id = ?', id)
  if (!paper) return null
  const { content, voidAt, voidBy, voidReason, forumYear: year } = paper
  const misfit = (await misfitsOf(tx, [paper])).get(id) ?? null
  const { seller, lines, language } = content
  return {
    page: 'paper' as const,
    year,
    ...lineView(paper, misfit),
    seller,
    lines,
    language,
    voidAt,
    voidBy,
    voidReason,
    ...shown,
  }
}

/** The papers of an order, for its page, and whether an act can be made for it. */
export async function orderPapers(tx: Transaction, { id, method, total }: Order) {
  const papers = await papersOfOrder(tx, id)
  const misfits = await misfitsOf(tx, papers)
  return {
    papers: papers.map((paper) => lineView(paper, misfits.get(paper.id) ?? null)),
    hasInvoice: method === 'bank' && total > 0,
  }
}

export type NewActsView = Awaited<ReturnType<typeof newActsView>>

export type NewActsShown = {
  year: number
  /** When the edition is over; null: unknown. */
  over: number | null
  isOver: boolean
  refused: { fault: ActFault; act: string | null } | null
  /** How many were made before the database failed; null: it did not. */
  made: number | null
  isMailed: boolean
}

/** `order`: whose act it is to be; null: acts of all companies. */
export async function newActsView(tx: Transaction, order: Order | null, { year, refused, ...shown }: NewActsShown) {
  const plan = await planActs(tx, year, order && { order })
  const company = order && order.buyer.edrpou !== '' ? await planActs(tx, year, { company: order }) : null
  const numbers = company?.acts.flatMap(({ parts }) => parts).length ?? 0
  return {
    page: 'newActs' as const,
    ...{ year, ...shown },
    fault: refused,
    number: order?.number ?? null,
    acts: plan.acts.map(actView),
    /** All orders of the order's company, if there are more than this one. */
    company: company && numbers > 1 ? company.acts.map(actView) : null,
    leftOut: leftOutView(plan),
    /** Key of the form. */
    key: randomUUID(),
  }
}

const actView = ({ payer, parts, sum, names }: PlannedAct) => ({
  ...{ payer, sum, names },
  orders: parts.map(({ order, whole }) => ({ number: order.number, sum: whole })),
})

/** How many orders are in no act, by reason; some of them are named. */
function leftOutView({ leftOut }: ActPlan) {
  const groups = Map.groupBy(leftOut, ({ why }) => why)
  return leftOutReasons.flatMap((why) => {
    const own = groups.get(why) ?? []
    const orders = own.slice(0, mostNamed).map(({ order }) => order.number)
    return own.length === 0 ? [] : [{ why, count: own.length, orders, act: own.length === 1 ? (own[0]?.act ?? null) : null }]
  })
}

export type PlannedActView = NewActsView['acts'][number]
