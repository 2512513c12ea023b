// Commands for what visitors sent and its deliveries.
import { submissionKinds } from '@forum/domain/submission/submission.ts'
import type { Entry } from '../composition/received.ts'
import { csv } from '../forms/csv.ts'
import { resendRecords as copyAgain } from '../orders/resend.ts'
import { type Delivery, deliveryStates } from '../post/outbox/outbox.ts'
import type { DeskCommand } from './command.ts'

export const list: DeskCommand = async ({ received, outbox }, _, { kind, state: given, most }) => {
  const state = deliveryStates.find((known) => known === given)
  if (given !== undefined && !state) throw new Error(`--state is one of ${deliveryStates.join(', ')}.`)
  const found = await received.list({ kind, state, max: countOf(most) })
  const { waiting, dead } = await outbox.statistics()
  return [...found.map(line), `${found.length} shown; deliveries waiting: ${waiting}, dead: ${dead}`].join('\n')
}

export const show: DeskCommand = async ({ received }, [id = '']) => {
  const entry = await received.show(id)
  if (!entry) throw new Error(`There is no submission ${id}.`)
  return JSON.stringify(entry, null, 2)
}

export const retry: DeskCommand = async ({ outbox, database }, [id]) =>
  `${await outbox.retry(database, Date.now(), id)} deliveries are sent again by the running site within a minute.`

export const exportTable: DeskCommand = async ({ submissionStore, subscriptions }, [kind]) => {
  const kinds = submissionKinds.join(', ')
  if (kind?.startsWith('order')) throw new Error(`Orders are not forms: the organisers' desk has their tables. Forms: ${kinds}.`)
  if (!submissionKinds.some((known) => known === kind)) throw new Error(`Which kind? One of ${kinds}.`)
  const kept = (await submissionStore.list({ kind })).filter(({ erasedAt }) => erasedAt === null)
  const confirmed = kind === 'subscription' ? await subscriptions.confirmedAmong(kept.map(({ id }) => id)) : null
  const found = confirmed ? kept.filter(({ id }) => confirmed.has(id)) : kept
  const names = [...new Set(found.flatMap(({ fields }) => Object.keys(fields)))]
  const rows = found.map(({ id, receivedAt, lang, fields }) => [
    id,
    new Date(receivedAt).toISOString(),
    lang,
    ...names.map((name) => fields[name]),
  ])
  return csv([['id', 'received_at', 'lang', ...names], ...rows])
}

export const resendRecords: DeskCommand = async (desk, [number]) =>
  `${await copyAgain(desk, number)} orders: the running site writes them into the content service again.`

function countOf(most = '50'): number {
  if (!/^[1-9]\d{0,6}$/.test(most)) throw new Error('--most is a whole number.')
  return Number(most)
}

function line({ id, kind, lang, receivedAt, erasedAt, deliveries }: Entry): string {
  const how = deliveries.map(({ channel, state, attempts }) => `${channel}:${state}${attempts > 1 ? `(${attempts})` : ''}`)
  const facts = [id, new Date(receivedAt).toISOString(), kind, lang, erasedAt === null ? '' : 'erased', ...how]
  return [facts.filter(Boolean).join('  '), ...new Set(deliveries.flatMap(wordsOf))].join('\n    ')
}

/** What the receiver of an undelivered one said last. Of mail addresses only the domain: a list of many people gives no names away. */
function wordsOf({ channel, lastError }: Delivery): string[] {
  if (lastError === null) return []
  const words = lastError.replaceAll(/[^\s<>@"'(),:;]+@/g, '…@').replaceAll(/\s+/g, ' ')
  return [`${channel}: ${words.slice(0, 300)}`]
}
