// `npm run desk -- cancel --unpaid`: shows how many unpaid orders match, asks, and cancels them.

import { paymentMethods } from '#domain/payment/payment.ts'
import { parseMoment } from '#domain/time/kyiv-time.ts'
import type { UnpaidSelection } from '../orders/cancel-unpaid.ts'
import type { Orders } from '../orders/orders.ts'
import type { Database } from '../storage/database.ts'
import type { Options } from './command.ts'
import { confirmAction } from './confirm.ts'

/**
 * `journal`: the database that notes each cancelled order. Returns one sentence for the operator. Throws an Error with one sentence when nothing was
 * done.
 */
export async function cancelCommand(
  orders: Pick<Orders, 'unpaid' | 'cancelUnpaid' | 'byNumber'>,
  options: Options,
  journal: Database,
): Promise<string> {
  const { unpaid: isUnpaid, quiet: isQuiet = false, yes: isYes = false } = options
  if (!isUnpaid) throw new Error('This cancels only unpaid orders: add --unpaid. To cancel one order use "revoke".')
  const found = await orders.unpaid(await selectionOf(orders, options))
  if (found.length === 0) throw new Error('No unpaid order matches: nothing was done.')
  const seats = found.reduce((sum, { lines }) => sum + lines.reduce((all, { attendees }) => all + attendees.length, 0), 0)
  const [first, last] = [found[0]?.number, found.at(-1)?.number]
  const told = isQuiet ? 'their buyers get no mail' : 'each buyer gets a mail'
  await confirmAction(`${found.length} unpaid orders (${first} to ${last}, ${seats} seats) will be cancelled; ${told}.`, isYes)
  const ids = found.map(({ id }) => id)
  return `${await orders.cancelUnpaid(ids, isQuiet, journal)} orders are cancelled, their seats are free; ${told}.`
}

async function selectionOf(orders: Pick<Orders, 'byNumber'>, options: Options): Promise<UnpaidSelection> {
  const { since, method, email, phone, like, unconfirmed: isUnconfirmed = false } = options
  const knownMethod = paymentMethods.find((known) => known === method)
  if (method !== undefined && !knownMethod) throw new Error(`--method is one of ${paymentMethods.join(', ')}.`)
  if (like !== undefined && !(await orders.byNumber(like))) throw new Error(`There is no order ${like}.`)
  return {
    isUnconfirmed,
    ...(since !== undefined && { since: momentOf(since) }),
    ...(knownMethod && { method: knownMethod }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(like !== undefined && { like }),
  }
}

/** A day or time in Kyiv, or a time with its own offset. */
function momentOf(text: string): number {
  const moment = parseMoment(text)
  if (moment === null) throw new Error('--since is a day such as 2025-09-01, or 2025-09-01T14:30 in Kyiv.')
  return moment
}
