// Tickets that did not come are sent once more, to the buyer's own address, and nobody learns whether there is such an order.

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { refunded } from '../composition/desk-fixture.ts'
import { createFormGuard } from '../forms/form-guard.ts'
import { createFormTokens } from '../forms/form-token.ts'
import { createStrangerLetters } from '../forms/stranger-letters.ts'
import { closedDatabase } from '../storage/closed-database.ts'
import { createLostTickets } from './lost-tickets.ts'
import { database, desk, editionOf, freshSale, pass, start, ticket } from './place-order-fixture.ts'

freshSale()

const hour = 3_600_000

function lost() {
  const parts = desk()
  let now = start
  const tokens = createFormTokens(Buffer.from('secret'))
  const lostTickets = createLostTickets({
    database,
    outbox: parts.outbox,
    formGuard: createFormGuard(tokens, () => now),
    strangerLetters: createStrangerLetters(() => now),
    now: () => now,
  })
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ token: tokens.of('lostTickets', now), ...fields })) form.set(name, value)
    return form
  }
  const ask = lostTickets.send
  /** Asks, and has the round answer. */
  const asked = async (fields: Record<string, string>, address = '203.0.113.7', forumYear = 2025) => {
    const { outcome } = await ask({ form: formOf(fields), forumYear, visitor: { address } })
    await lostTickets.answerAll()
    return outcome
  }
  const buy = async (email: string, isPaid = true) => {
    const placed = await parts.place(parts.formWith({ t: 2 }, { email }), {
      method: 'card',
      edition: editionOf([ticket('t', { price: 6900 })]),
    })
    if (placed.outcome !== 'placed') throw new Error(placed.outcome)
    if (isPaid) await parts.orders.markPaid(placed.order.number)
    return placed.order
  }
  /** How many letters with its tickets an order has had in all. */
  const letters = async ({ id }: { id: string }) =>
    (await parts.outbox.about(id)).filter(({ message }) => (message as { kind?: string }).kind === 'tickets').length
  const wait = (ms: number) => {
    now += ms
    pass(ms)
  }
  return { ...parts, ask, asked, formOf, look: lostTickets.answerAll, buy, letters, wait }
}

test('who bought gets the letter of each own order again, however the address is spelt; others get none', async () => {
  const { asked, buy, letters } = lost()
  const [first, second, other, unpaid] = [
    await buy('Ada+forum@b.example'),
    await buy('ada@b.example'),
    await buy('olha@b.example'),
    await buy('petro@b.example', false),
  ]
  expect(await asked({ email: ' ADA@b.example ' })).toBe('kept')
  expect(await asked({ email: 'petro@b.example' })).toBe('kept')
  expect(await Promise.all([first, second, other, unpaid].map(letters))).toEqual([2, 2, 1, 0])
})

test('the answer is the same where nobody bought, in another year, and where the tickets are no longer valid', async () => {
  const { asked, buy, letters, orders } = lost()
  const order = await buy('ada@b.example')
  expect(await asked({ email: 'nobody@b.example' })).toBe('kept')
  expect(await asked({ email: 'ada@b.example' }, '203.0.113.7', 2026)).toBe('kept')
  await refunded({ orders }, order.number)
  expect(await asked({ email: 'ada@b.example' })).toBe('kept')
  expect(await letters(order)).toBe(1)
})

test('a mailbox is filled by nobody: three times a day, and one line asks three hundred times at most', async () => {
  const { asked, buy, letters, wait } = lost()
  const order = await buy('ada@b.example')
  for (let time = 0; time < 5; time++) expect(await asked({ email: 'ada@b.example' }, `198.51.100.${time}`)).toBe('kept')
  expect(await letters(order)).toBe(1 + 3)
  wait(25 * hour)
  expect(await asked({ email: 'ada@b.example' })).toBe('kept')
  expect(await letters(order)).toBe(1 + 4)
  let outcome = ''
  for (let time = 0; time < 301; time++) outcome = await asked({ email: `nobody${time}@b.example` })
  expect(outcome).toBe('tooMany')
})

test('what is no address is said beside the field, and a form that is not ours is drawn anew', async () => {
  const { ask, asked } = lost()
  expect(await asked({ email: 'ada' })).toBe('faulty')
  expect(await asked({ email: '' })).toBe('faulty')
  expect(await asked({ email: 'ada@b.example', token: 'x' })).toBe('again')
  expect(await asked({ email: 'ada@b.example', homepage: 'spam' })).toBe('again')
  expect(await ask({ form: null, forumYear: 2025, visitor: { address: '' } })).toMatchObject({ outcome: 'again' })
})

test('what is asked is stored and answered alike, whether or not somebody bought; letters come with the next round', async () => {
  const { ask, buy, formOf, letters, look } = lost()
  const order = await buy('ada@b.example')
  const rows = () => database.all(v.object({ mailbox: v.string() }), 'SELECT mailbox FROM lost_tickets ORDER BY id')
  const visitor = { address: '203.0.113.7' }
  for (const email of ['ada@b.example', 'nobody@b.example', 'ada@b.example', 'ada@b.example', 'ada@b.example', 'ada@b.example'])
    expect(await ask({ form: formOf({ email }), forumYear: 2025, visitor })).toEqual({ outcome: 'kept' })
  expect(await rows()).toHaveLength(6)
  expect(await letters(order)).toBe(1)
  await look()
  expect(await letters(order)).toBe(1 + 3)
  // Of a buyer a day's letters are counted; of others nothing stays.
  expect(await rows()).toEqual([1, 2, 3].map(() => ({ mailbox: 'ada@b.example' })))
})

test('a day later nothing stays of who asked, and nothing at once when the order is erased', async () => {
  const { asked, buy, look, orders, wait } = lost()
  const [first, second] = [await buy('ada@b.example'), await buy('eva@b.example')]
  await asked({ email: 'ada@b.example' })
  await asked({ email: 'eva@b.example' })
  const rows = () => database.all(v.object({ mailbox: v.string() }), 'SELECT mailbox FROM lost_tickets')
  await database.transaction((tx) => orders.erase(tx, [first.id]))
  expect(await rows()).toEqual([{ mailbox: 'eva@b.example' }])
  wait(24 * hour)
  await look()
  expect([await rows(), second.status]).toEqual([[], 'awaiting_payment'])
})

test('two hundred people in a hall, behind one address, all get their tickets', async () => {
  const { ask, buy, formOf, letters, look } = lost()
  const order = await buy('ada@b.example')
  for (let person = 0; person < 199; person++)
    expect(
      (await ask({ form: formOf({ email: `guest${person}@b.example` }), forumYear: 2025, visitor: { address: '203.0.113.7' } }))
        .outcome,
    ).toBe('kept')
  await ask({ form: formOf({ email: 'ada@b.example' }), forumYear: 2025, visitor: { address: '203.0.113.7' } })
  await look()
  expect(await letters(order)).toBe(2)
})

test('where the machine cannot store it, the request is refused, and what was typed stays', async () => {
  const { formOf } = lost()
  const closed = closedDatabase('the disk is full')
  const tokens = createFormTokens(Buffer.from('secret'))
  const { send } = createLostTickets({
    database: closed,
    outbox: { add: async () => {} },
    formGuard: createFormGuard(tokens, () => start),
    strangerLetters: createStrangerLetters(() => start),
    now: () => start,
  })
  expect(await send({ form: formOf({ email: 'ada@b.example' }), forumYear: 2025, visitor: { address: '' } })).toMatchObject({
    outcome: 'refused',
    typed: { email: 'ada@b.example' },
  })
})
