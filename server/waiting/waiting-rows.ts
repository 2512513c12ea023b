// Rows of the waiting list as values. They contain personal data, which server/erasure removes.
import * as v from 'valibot'
import { locales } from '#domain/localisation/locale.ts'
import type { Transaction } from '../storage/database.ts'
import { namedRow } from '../storage/row.ts'

const states = ['asked', 'waiting', 'offered', 'taken', 'missed', 'left', 'removed'] as const

export type WaitingState = (typeof states)[number]

const row = v.pipe(
  namedRow({
    place: v.number(),
    id: v.string(),
    page_key: v.string(),
    forum_year: v.number(),
    ticket_id: v.string(),
    title: v.string(),
    lang: v.picklist(locales),
    name: v.string(),
    email: v.string(),
    seats: v.number(),
    state: v.picklist(states),
    asked_at: v.number(),
    told_at: v.number(),
    offered_seats: v.number(),
    offered_until: v.nullable(v.number()),
  }),
  v.transform(({ lang, ...same }) => ({ ...same, locale: lang })),
)

/** `title`: of the kind, as the person read it; `seats`: wanted; `offeredUntil`: of the last offer, also an expired one. */
export type Waiting = v.InferOutput<typeof row>

/** `which`: the SQL after the table name. */
export const waitingWhere = (tx: Transaction, which: string, ...values: (string | number)[]): Promise<Waiting[]> =>
  tx.all(row, `SELECT * FROM waiting ${which}`, ...values)
