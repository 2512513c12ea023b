import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { kindsToOffer } from '@forum/domain/sale/offered-kinds.ts'
import { tokenField, waitingForm } from '@forum/domain/submission/form-fields.ts'
import { createLineDigest } from '@forum/ground/base/line.ts'
import { createFormGuard } from '../forms/form-guard.ts'
import { createFormTokens } from '../forms/form-token.ts'
import { database, desk, editionOf, pass, start, ticket } from '../orders/place-order-fixture.ts'
import { offerSeats } from './offers.ts'
import { createWaitingList } from './waiting-list.ts'
import { type Waiting, waitingWhere } from './waiting-rows.ts'

export const hour = 3_600_000
const edition = editionOf([ticket('t', { title: inAll('Учасник'), quota: 2 })])

/** A desk on which both seats of the kind `t` are paid. */
export async function soldOut() {
  const own = desk()
  const clock = { now: start }
  const later = (milliseconds: number) => {
    pass(milliseconds)
    clock.now += milliseconds
  }
  const now = () => clock.now
  const sold = { edition, siteNow: start }
  await own.place(own.formWith({ t: 2 }), sold)
  await own.orders.markPaid('2025-00001')
  const tokens = createFormTokens(Buffer.from('secret'))
  const formGuard = createFormGuard(tokens, now)
  const options = { database, outbox: own.outbox, siteUrl: 'https://forum.example', now, onStored: () => {} }
  const list = createWaitingList({
    ...options,
    formGuard,
    strangerLetters: { ofForm: () => 0 },
    placedFrom: createLineDigest(Buffer.from('key')),
  })
  const form = (name: string, seats = 1, email = `${name}@b.example`) => {
    const typed = new FormData()
    const token = { [tokenField]: tokens.of(waitingForm, now()) }
    const fields = { name, email, seats: String(seats), consent: 'yes', ...token }
    for (const [field, value] of Object.entries(fields)) typed.set(field, value)
    return typed
  }
  const ask = (name: string, seats?: number, { email, address = '203.0.113.7' }: { email?: string; address?: string } = {}) =>
    list.join({
      ...{ form: form(name, seats, email), forumYear: 2025, ticketId: 't', title: 'Учасник', locale: 'en' as const },
      visitor: { address },
    })
  const rowOf = async (name: string): Promise<Waiting> => {
    const [row] = await waitingWhere(database, 'WHERE name = ? ORDER BY place DESC', name)
    if (!row) throw new Error(`${name} is not on the list`)
    return row
  }
  const wait = async (name: string, seats?: number, from?: { email?: string; address?: string }) => {
    await ask(name, seats, from)
    await list.change((await rowOf(name)).pageKey, 'confirm')
  }
  const kinds = () => kindsToOffer(edition, 2025, start)
  /** `isSent` false: the mail server is away. */
  const offer = async (of = kinds, isSent = true) => {
    const offers = await offerSeats({ ...options, offeredKinds: of, offerHours: 24 })
    if (isSent) await database.run("UPDATE delivery SET state = 'delivered'")
    return offers
  }
  const states = async (...names: string[]) => Promise.all(names.map(async (name) => (await rowOf(name)).state))
  const letters = async (name: string) =>
    (await own.outbox.about((await rowOf(name)).id)).map(({ message }) => (message as { subject: string }).subject)
  const refund = async (seats: number[]) => {
    const asked = await own.orders.askRefund('2025-00001', { seats, amount: null }, null)
    if (asked.outcome !== 'asked') throw new Error(asked.fault)
    await own.orders.settleRefund(asked.refund.id, 'done')
  }
  const order = (name: string, key?: string, more: object = {}) =>
    own.place(own.formWith({ t: 1 }, { email: `${name}@b.example`, phone: `+38044${name.length}234567` }), {
      ...sold,
      offer: key,
      ...more,
    })
  return { ...own, list, ask, wait, rowOf, offer, states, letters, refund, order, later, kinds, now }
}
