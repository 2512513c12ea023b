import { expect, test, vi } from 'vitest'
import { orderOf, placed } from '../desk/desk-fixture.ts'
import { aloneBeside, buyer, colleague, command, desk, freshCommand, mails, other } from './command-fixture.ts'

freshCommand()

test('an order goes its way by command: placed, paid, at the door, revoked', async () => {
  const order = await placed(desk, orderOf(buyer, colleague))
  expect((await aloneBeside('orders')).out).toContain(`${order.number}  awaiting_payment  bank  25000`)
  expect((await aloneBeside('paid', order.number)).out).toContain(order.number)
  expect(await aloneBeside('paid', order.number)).toMatchObject({ code: 1 })
  const { tickets } = JSON.parse((await command('order', order.number)).out)
  expect(tickets).toHaveLength(2)
  const token = desk.tokens.of(tickets[0].id, 2025)
  expect(JSON.parse((await command('check-in', token)).out)).toMatchObject({
    state: 'valid',
    ticket: { attendee: { name: buyer.name } },
  })
  expect(JSON.parse((await command('check-in', token)).out)).toMatchObject({
    state: 'used',
    usedAt: expect.stringMatching(/^20/),
  })
  const asked = await command('revoke', order.number)
  expect([asked.code, asked.fault]).toEqual([1, expect.stringContaining('--yes')])
  expect((await desk.orders.byNumber(order.number))?.status).toBe('paid')
  expect((await command('revoke', order.number, '--yes')).out).toContain('refunded')
  expect(JSON.parse((await command('check-in', desk.tokens.of(tickets[1].id, 2025))).out)).toMatchObject({ state: 'cancelled' })
  expect(await command('revoke', order.number, '--yes')).toMatchObject({ code: 1 })
})

test('at the door by command: the printed number does, an entry is taken back, and nobody reads an address', async () => {
  const order = await placed(desk, orderOf(buyer, colleague))
  await command('paid', order.number)
  const answer = async (...words: string[]) => JSON.parse((await command('check-in', `${order.number}/1`, ...words)).out)
  const states = [await answer(), await answer(), await answer('--undo'), await answer('--any-day')].map(({ state }) => state)
  expect(states).toEqual(['valid', 'used', 'undone', 'valid'])
  expect((await command('check-in', `${order.number}/1`)).out).not.toContain('@')
})

test('a gate is made by command, whose address is told once, listed, and revoked', async () => {
  const { out } = await command('gate', 'add', 'Вхід', '1')
  const [, key = ''] = /https:\/\/desk\.forum\.example\/door#([\w-]{22})/.exec(out) ?? []
  expect(key).not.toBe('')
  expect((await command('gate', 'add', 'Штаб', '--supervisor')).out).toContain('Штаб (supervisor)')
  expect(await command('gate', 'add', 'Вхід 1')).toMatchObject({ code: 1, fault: expect.stringContaining('already') })
  const listed = (await command('gate', 'list')).out
  expect(listed).toMatch(/^Вхід 1 {2}steward {2}20\S+\nШтаб {2}supervisor {2}20\S+\n$/)
  expect(listed).not.toContain(key)
  expect((await command('gate', 'revoke', 'Вхід 1')).out).toContain('Вхід 1')
  expect((await command('gate', 'list')).out).toMatch(/^Вхід 1 .*revoked$/m)
  expect(await command('gate', 'revoke', 'Вхід 1')).toMatchObject({ code: 1 })
  expect(await command('gate')).toMatchObject({ code: 1, fault: expect.stringContaining('gate add <name>') })
})

test('money goes back by command: a seat, a sum, the rest', async () => {
  const order = await placed(desk, orderOf(buyer, colleague))
  expect(await command('refund', order.number)).toMatchObject({ code: 1, fault: expect.stringContaining('is not paid') })
  await command('paid', order.number)
  expect(await command('refund', order.number, '--seat', '3')).toMatchObject({
    code: 1,
    fault: expect.stringContaining('no such seat'),
  })
  expect(await command('refund', order.number, '--amount', '-5')).toMatchObject({ code: 1 })
  expect((await command('refund', order.number, '--seat', '2')).out).toContain('12\u00a0500\u00a0₴')
  expect((await command('refund', order.number, '--amount', '100,50')).out).toMatch(/must be sent back by hand; no seat ended/)
  expect(JSON.parse((await command('order', order.number)).out)).toMatchObject({
    status: 'paid',
    tickets: [{ state: 'valid' }, { state: 'cancelled' }],
    books: { paid: 2_500_000, refunded: 1_260_050, remaining: 1_239_950 },
  })
  expect((await command('refund', order.number)).out).toContain('seats that ended: 1.')
  expect(await desk.orders.byNumber(order.number)).toMatchObject({ status: 'refunded' })
})

test('orders are no form: their export is refused with the way to them', async () => {
  for (const kind of ['order', 'orders']) {
    const { code, out, fault } = await command('export', kind)
    expect([code, out]).toEqual([1, ''])
    expect(fault).toContain('"order <number>"')
  }
  expect((await command('export', 'anything')).fault).toContain('Which kind?')
})

test('unpaid orders are cancelled together after a count and a question; what was paid stays', async () => {
  const [paid, mine, others] = [
    await placed(desk, orderOf(buyer, colleague)),
    await placed(desk, orderOf(buyer, colleague)),
    await placed(desk, orderOf(other, colleague)),
  ]
  await desk.orders.markPaid(paid.number)
  const statuses = async () =>
    (await Promise.all([paid, mine, others].map(({ id }) => desk.orders.byId(id)))).map((order) => order?.status)
  expect((await command('cancel')).fault).toContain('--unpaid')
  const asked = await command('cancel', '--unpaid')
  expect([asked.code, asked.fault]).toEqual([1, expect.stringContaining('2 unpaid orders')])
  expect(asked.fault).toContain('--yes')
  expect(await statuses()).toEqual(['paid', 'awaiting_payment', 'awaiting_payment'])
  expect((await command('cancel', '--unpaid', '--email', other.email, '--quiet', '--yes')).out).toMatch(/^1 orders are cancelled/)
  expect(await statuses()).toEqual(['paid', 'awaiting_payment', 'cancelled'])
  // In Kyiv it may be tomorrow already.
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  expect((await command('cancel', '--unpaid', '--since', later, '--yes')).fault).toContain('nothing was done')
  for (const wrong of [
    ['--since', 'gestern'],
    ['--method', 'cash'],
    ['--like', '2025-99999'],
  ])
    expect(await command('cancel', '--unpaid', '--yes', ...wrong)).toMatchObject({ code: 1 })
  expect((await command('cancel', '--unpaid', '--method', 'bank', '--since', '2025-01-01', '--yes')).out).toMatch(/^1 orders/)
  expect(await statuses()).toEqual(['paid', 'cancelled', 'cancelled'])
  expect((await command('cancel', '--unpaid', '--yes')).code).toBe(1)
})

test('letters that were lost go out again under another name, to those who are meant', async () => {
  const order = await placed(desk, orderOf(buyer, colleague))
  expect(await command('resend', order.number)).toMatchObject({ code: 1, fault: expect.stringContaining('no valid tickets') })
  await command('paid', order.number)
  const letters = async () => (await desk.outbox.about(order.id)).filter(({ channel }) => channel === 'orderMail')
  const before = (await letters()).length
  // Two of them within a millisecond are two letters all the same.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  expect((await command('resend', order.number)).out).toMatch(/^2 mails/)
  expect((await command('resend', order.number, '--to', 'buyer')).out).toMatch(/^1 mails/)
  expect((await command('resend', order.number, '--ticket', '2')).out).toMatch(/^1 mails/)
  const again = (await letters()).slice(before).map(({ message }) => message as { kind: string })
  clock.mockRestore()
  expect(again.map(({ kind }) => kind)).toEqual(['tickets', 'attendeeTicket', 'tickets', 'attendeeTicket'])
  desk.start()
  await vi.waitFor(() => expect(mails().filter((name) => name.includes('-again-'))).toHaveLength(4))
  expect(await command('resend', order.number, '--ticket', '9')).toMatchObject({
    code: 1,
    fault: expect.stringContaining('ticket 9'),
  })
  expect(await command('resend', order.number, '--to', 'everybody')).toMatchObject({ code: 1 })
  expect((await command('resend-records')).out).toMatch(/^\d+ orders/)
})
