// Data of the pages of bank statements: what was read, and what accepting it does with each line.

import { undoTime } from '@forum/desk/statements/accept-statement.ts'
import { type LineGroup, lineGroups, type PlannedLine, planStatement } from '@forum/desk/statements/plan-statement.ts'
import { isDoubtful, type LeftOutRow, type StatementBalance, type UnknownTable } from '@forum/desk/statements/statement.ts'
import { latestStatements, type SeenStatement, statementBy } from '@forum/desk/statements/statement-store.ts'
import type { StatementThread } from '@forum/desk/statements/statement-thread.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { foundFor } from '@forum/desk/storage/many.ts'
import { transfersWhere } from '@forum/desk/transfers/transfer-rows.ts'
import type { OfficeWords } from '@forum/desk/words/office/office-words.ts'
import { waitingSum } from '@forum/domain/transfer/transfer.ts'
import * as v from 'valibot'

/** Lines of one group, and rows that were not read, that a page shows. */
const mostShown = 200
const mostRecent = 20

type StatementWords = OfficeWords['statements']

export type StatementFault = keyof StatementWords['faults']

export type StatementsView = {
  page: 'statements'
  recent: readonly SeenStatement[]
  refused: keyof StatementWords['refused'] | null
  /** The columns of a table are to be named again. */
  isAnew: boolean
  /** A table whose columns are to be named; `kept`: the id of its file. */
  naming: (UnknownTable & { kept: string; typed: Readonly<Record<string, string>>; fault: 'fault' | 'empty' | null }) | null
}

export async function statementsView(tx: Transaction, own: Partial<StatementsView> = {}): Promise<StatementsView> {
  return {
    page: 'statements',
    recent: await latestStatements(tx, mostRecent),
    isAnew: false,
    refused: null,
    naming: null,
    ...own,
  }
}

/** The proposal as the page tells it: numbers of orders and kopiykas. */
type ShownProposal = { reasons: PlannedLine['proposals'][number]['reasons']; orders: readonly { number: string; sum: number }[] }

export type ShownLine = {
  key: string
  day: string
  /** Kopiykas; negative went out. */
  sum: number
  currency: string
  payer: string
  code: string
  number: string
  purpose: string
  proposals: readonly ShownProposal[]
}

/** `given`: numbers of the orders that have its money. */
export type DoneLine = ShownLine & { given: readonly string[] }

/** A transfer of the statement of which something waits. */
export type WaitingLine = ShownLine & { transferId: string; waiting: number; formKey: string }

export type StatementView = {
  page: 'statement'
  statement: SeenStatement
  /** null: forgotten. */
  told: {
    account: string
    from: string
    to: string
    balance: StatementBalance
    /** Rows to be looked at, and how many there are. */
    leftOut: readonly LeftOutRow[]
    leftOutCount: number
    groups: readonly { group: LineGroup; count: number; sum: number; lines: readonly ShownLine[] }[]
    seen: string
    /** How many orders get money in one act, and how much; how many transfers will wait. */
    orders: number
    given: number
    waits: number
  } | null
  /** Of an accepted statement. */
  work: readonly WaitingLine[]
  /** Of an accepted statement: what became of its lines, and how many they are. */
  all: readonly DoneLine[]
  count: number
  /** Until when letters wait; null: they have left, or nothing is accepted. */
  undoTill: number | null
  done: { deed: 'accepted'; transfers: number; orders: number } | { deed: 'undone' | 'given' } | null
  fault: StatementFault | null
}

type Shown = Pick<StatementView, 'done' | 'fault'> & { now: number }

/** null: no such statement. */
export async function statementView(
  tx: Transaction,
  thread: Pick<StatementThread, 'match'>,
  id: string,
  { now, ...shown }: Shown,
): Promise<StatementView | null> {
  const kept = await statementBy(tx, id)
  if (!kept) return null
  const { content, ...statement } = kept
  const undoTill = statement.acceptedAt !== null && now < statement.acceptedAt + undoTime ? statement.acceptedAt + undoTime : null
  const view = { page: 'statement' as const, statement, undoTill, ...shown }
  if (!content) return { ...view, told: null, work: [], all: [], count: 0 }
  const { lines, numbers, seen } = await planStatement(tx, thread, content)
  const shownOf = (planned: PlannedLine) => shownLine(planned, numbers)
  const { account, from, to, balance, leftOut } = content
  const doubtful = leftOut.filter(isDoubtful)
  const isAccepted = statement.acceptedAt !== null
  const sure = lines.filter(({ group }) => group === 'sure')
  return {
    ...view,
    told: {
      ...{ account, from, to, balance, seen },
      leftOut: doubtful.slice(0, mostShown),
      leftOutCount: doubtful.length,
      groups: lineGroups.flatMap((group) => groupShown(group, lines, shownOf)),
      orders: new Set(sure.flatMap(({ proposals }) => proposals[0]?.orders.map((order) => order.id) ?? [])).size,
      given: sure.reduce((sum, { line }) => sum + line.sum, 0),
      waits: lines.filter(({ group }) => group === 'likely' || group === 'maybe' || group === 'open').length,
    },
    work: isAccepted ? await workOf(tx, lines, shownOf) : [],
    all: isAccepted ? await doneLines(tx, lines, shownOf) : [],
    count: lines.length,
  }
}

function groupShown(group: LineGroup, lines: readonly PlannedLine[], shownOf: (planned: PlannedLine) => ShownLine) {
  const own = lines.filter((each) => each.group === group)
  const sum = own.reduce((total, { line }) => total + line.sum, 0)
  return own.length === 0 ? [] : [{ group, count: own.length, sum, lines: own.slice(0, mostShown).map(shownOf) }]
}

function shownLine({ line, proposals }: PlannedLine, numbers: ReadonlyMap<string, string>): ShownLine {
  const { key, day, sum, currency, payer, number, purpose } = line
  return {
    ...{ key, day, sum, currency, payer: payer.name, code: payer.code, number, purpose },
    proposals: proposals.map(({ reasons, orders }) => ({
      reasons,
      orders: orders.map((order) => ({ number: numbers.get(order.id) ?? '', sum: order.sum })),
    })),
  }
}

const givenRow = v.object({ line_key: v.string(), number: v.string() })

/** The first lines of the statement, with the orders to which their transfers were given. */
async function doneLines(
  tx: Transaction,
  lines: readonly PlannedLine[],
  shownOf: (planned: PlannedLine) => ShownLine,
): Promise<DoneLine[]> {
  const shown = lines.slice(0, mostShown)
  const rows = await foundFor(
    shown.map(({ line }) => line.key),
    (keys, places) =>
      tx.all(
        givenRow,
        `SELECT line_key, ticket_order.number FROM transfer JOIN transfer_share ON transfer_id = transfer.id
         JOIN ticket_order ON ticket_order.id = order_id WHERE ended_at IS NULL AND line_key IN (${places}) ORDER BY ticket_order.number`,
        ...keys,
      ),
  )
  const given = Map.groupBy(rows, (row) => row.line_key)
  return shown.map((planned) => ({
    ...shownOf(planned),
    given: (given.get(planned.line.key) ?? []).map(({ number }) => number),
  }))
}

/** Its transfers that wait, with what was proposed for them. */
async function workOf(
  tx: Transaction,
  lines: readonly PlannedLine[],
  shownOf: (planned: PlannedLine) => ShownLine,
): Promise<WaitingLine[]> {
  const waiting = await transfersWhere(tx, 'WHERE line_key IS NOT NULL AND given + returned < amount')
  const byKey = new Map(waiting.map((transfer) => [transfer.lineKey, transfer]))
  return lines.flatMap((planned) => {
    const transfer = byKey.get(planned.line.key)
    return transfer
      ? [{ ...shownOf(planned), transferId: transfer.id, waiting: waitingSum(transfer), formKey: crypto.randomUUID() }]
      : []
  })
}
