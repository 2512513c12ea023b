// Tickets that did not come are sent once more, to the buyer's own address, and nobody learns whether there is such an order.
import { expect, test } from 'vitest'
import { createFormGuard } from '../submissions/form-guard.ts'
import { createFormTokens } from '../submissions/form-token.ts'
import { createStrangerLetters } from '../submissions/stranger-letters.ts'
import { createLostTickets } from './lost-tickets.ts'
import { database, desk, editionOf, freshSale, pass, start, ticket } from './place-order-fixture.ts'

freshSale()

const hour = 3_600_000

function lost() {
  const parts = desk()
  let now = start
  const tokens = createFormTokens(Buffer.from('secret'))
  const ask = createLostTickets({
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
  const asked = async (fields: Record<string, string>, address = '203.0.113.7', forumYear = 2025) =>
    (await ask({ form: formOf(fields), forumYear, visitor: { address } })).outcome
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
  return { ...parts, ask, asked, buy, letters, wait }
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
  await orders.revoke(order.number)
  expect(await asked({ email: 'ada@b.example' })).toBe('kept')
  expect(await letters(order)).toBe(1)
})

test('a mailbox is filled by nobody: three times a day, and from one network no more than its share', async () => {
  const { asked, buy, letters, wait } = lost()
  const order = await buy('ada@b.example')
  for (let time = 0; time < 5; time++) expect(await asked({ email: 'ada@b.example' }, `198.51.100.${time}`)).toBe('kept')
  expect(await letters(order)).toBe(1 + 3)
  wait(25 * hour)
  expect(await asked({ email: 'ada@b.example' })).toBe('kept')
  expect(await letters(order)).toBe(1 + 4)
  let outcome = ''
  for (let time = 0; time < 41; time++) outcome = await asked({ email: `nobody${time}@b.example` })
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
