// Letters of orders that nobody paid go to addresses that nobody confirmed: in their turn (desk D5). What is paid never waits.
import { expect, test } from 'vitest'
import { database, desk, editionOf, freshSale, minute, pass, start, ticket } from './place-order-fixture.ts'

freshSale()

const from = (address: string) => ({ visitor: { address } })

function deskWith(price: number | null) {
  const { place, formWith, orders, outbox } = desk()
  const edition = editionOf([ticket('t', { price: price ?? 0 })])
  let buyers = 0
  const buy = async (method: 'bank' | 'card', own: object, fields: Record<string, string> = {}) => {
    const email = `buyer${++buyers}@b.example`
    const phone = `+38044${String(1_000_000 + buyers)}`
    const placed = await place(formWith({ t: 1 }, { email, phone, ...fields }), { method, edition, ...own })
    if (placed.outcome !== 'placed') throw new Error(placed.outcome)
    return placed.order
  }
  /** How long each letter about an order waits, by its kind. */
  const waits = async ({ id }: { id: string }) =>
    Object.fromEntries(
      (await outbox.about(id))
        .filter(({ channel }) => channel === 'orderMail')
        .map(({ message, dueAt }) => [(message as { kind: string }).kind, dueAt - start]),
    )
  return { buy, waits, orders }
}

test('the forty-first invoice of a network waits for its turn; organisers hear at once, other networks and cards do not wait', async () => {
  const { buy, waits, orders } = deskWith(6900)
  const near = from('203.0.113.7')
  const first = await buy('bank', near)
  for (let sent = 1; sent < 40; sent++) await buy('bank', near)
  const late = await buy('bank', near)
  expect(await waits(first)).toEqual({ invoice: 0, notice: 0 })
  expect(await waits(late)).toEqual({ invoice: 1.5 * minute, notice: 0 })
  expect(await waits(await buy('card', near))).toEqual({ notice: 0 })
  expect(await waits(await buy('bank', from('198.51.100.1')))).toEqual({ invoice: 0, notice: 0 })
  await orders.markPaid(late.number)
  expect(await waits(late)).toEqual({ invoice: 1.5 * minute, notice: 0, tickets: 0, paidNotice: 0 })
})

test('free tickets are letters to strangers, too: to the buyer and to each attendee with an own address', async () => {
  const { buy, waits } = deskWith(null)
  const near = from('203.0.113.7')
  const guest = (number: number) => ({ 'attendee-t-0-email': `guest${number}@b.example` })
  for (let sent = 0; sent < 20; sent++) await buy('card', near, guest(sent))
  expect(await waits(await buy('card', near, guest(20)))).toEqual({
    notice: 0,
    tickets: 1.5 * minute,
    attendeeTicket: 1.5 * minute,
    paidNotice: 0,
  })
})

test('thirty invoices for one mailbox, however it is spelt, are ten letters, and one more an hour; whoever opened one gets all', async () => {
  const { buy, waits, orders } = deskWith(6900)
  const spelt = (sent: number) => ({ email: `${sent % 2 ? 'ada.lovelace' : 'adalovelace'}+${sent}@gmail.com` })
  const invoices = []
  for (let sent = 0; sent < 30; sent++) {
    const order = await buy('bank', from(`203.0.113.${sent}`), spelt(sent))
    invoices.push((await waits(order)).invoice)
  }
  expect(invoices.slice(0, 12)).toEqual([...Array.from({ length: 10 }, () => 0), 60 * minute, 120 * minute])
  expect(invoices.slice(29)).toEqual([undefined])
  pass(61 * minute)
  const [first] = await orders.unpaid({})
  await database.run('UPDATE ticket_order SET confirmed_at = ? WHERE id = ?', start, first?.id ?? '')
  expect((await waits(await buy('bank', from('203.0.113.99'), spelt(31)))).invoice).toBeLessThanOrEqual(61 * minute)
})

test('nobody gets more of other buyers’ free tickets than ten at once', async () => {
  const { buy, waits } = deskWith(null)
  const told = []
  for (let sent = 0; sent < 30; sent++) {
    const order = await buy('card', from(`203.0.113.${sent}`), { 'attendee-t-0-email': 'Victim@b.example' })
    told.push((await waits(order)).attendeeTicket)
  }
  expect(told.filter((wait) => wait === 0)).toHaveLength(10)
  expect(told.at(-1)).toBeUndefined()
})
