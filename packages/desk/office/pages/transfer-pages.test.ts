import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { aTransfer, doubtsIn } from '@forum/desk/orders/transfers-fixture.ts'
import { noteTransfer } from '@forum/desk/transfers/note-transfer.ts'
import { expect, test } from 'vitest'
import type { HomeView } from './home-page.ts'
import { startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { OrderView } from './order-page.ts'
import type { ReturnsView, TransfersView, TransferView } from './transfer-view.ts'

const iban = 'UA903052992990004149123456789'
const typed = {
  day: '2025-01-15',
  amount: '25 000,50',
  payer: 'ТОВ «Аврора»',
  payerCode: '30000005',
  payerIban: iban,
  purpose: '',
  number: '17',
}

/** Notes a transfer by the form of the list; returns its path. */
async function noted(olena: Visitor, own: Partial<typeof typed> = {}): Promise<string> {
  const { key } = (await olena.view('/transfers')) as TransfersView
  const { to } = await olena.send('/transfers', { ...typed, ...own, key })
  return to.replace('?done=noted#done', '')
}

const seen = async (olena: Visitor, path: string) => (await olena.view(path)) as TransferView

async function give(olena: Visitor, path: string, number: string, amount: string) {
  const { found } = await seen(olena, `${path}?q=${number}`)
  return olena.send(path, { deed: 'given', key: found[0]?.key ?? '', number, amount })
}

const actions = async (site: TestOfficeSite) => (await latestDeeds(site.desk.database, 20)).map(({ action }) => action)

test.each(['оплата рах. 2025-1', 'за рахунком № 2025 - 00001', 'рахунок 2025–00001'])(
  'an order is suggested for "%s" as for a line of a statement; one that was taken away is not',
  async (purpose) => {
    await using site = await startOfficeSite()
    const [olena, order] = [await site.enter(), await site.order(false)]
    const path = await noted(olena, { purpose, amount: '100' })
    expect((await seen(olena, path)).found).toMatchObject([{ number: order.number, amount: 10_000 }])
    await site.desk.sale.orders.cancelUnpaid([order.id], true)
    expect((await seen(olena, path)).found).toEqual([])
  },
)

test('a transfer is noted once, given to the order that its purpose names, and what is over goes back by the list for the bank', async () => {
  await using site = await startOfficeSite()
  const [olena, order] = [await site.enter(), await site.order(false)]
  const { key } = (await olena.view('/transfers')) as TransfersView
  const form = { ...typed, purpose: `за участь, рахунок ${order.number}`, key }
  const { to } = await olena.send('/transfers', form)
  expect(await olena.send('/transfers', form)).toMatchObject({ status: 303, to })
  const path = to.replace('?done=noted#done', '')
  const view = await seen(olena, path)
  expect(view).toMatchObject({ waiting: 2_500_050, found: [{ number: order.number, amount: 2_500_000 }] })
  const given = { deed: 'given', key: view.found[0]?.key ?? '', number: order.number, amount: '25000' }
  expect(await olena.send(path, given)).toMatchObject({ status: 303, to: `${path}?done=given#done` })
  expect(await olena.send(path, given)).toMatchObject({ status: 303 })
  expect(await site.letters(order.id)).toEqual(['invoice', 'notice', 'tickets', 'attendeeTicket', 'paidNotice'])
  expect((await olena.view(`/orders/${order.number}`)) as OrderView).toMatchObject({
    status: 'paid',
    open: null,
    transfers: [{ payer: 'ТОВ «Аврора»', amount: 2_500_000 }],
  })
  const back = {
    deed: 'sentBack',
    key: (await seen(olena, path)).key,
    amount: '0,50',
    receiver: 'ТОВ «Аврора»',
    receiverCode: '',
    receiverIban: iban,
  }
  expect(await olena.send(path, back)).toMatchObject({ status: 303 })
  expect(await olena.send(path, back)).toMatchObject({ status: 303 })
  const { asked, sum } = (await olena.view('/transfers/back')) as ReturnsView
  expect([asked.length, sum, asked[0]?.purpose]).toEqual([
    1,
    50,
    'Повернення надміру або помилково сплачених коштів згідно з платіжною інструкцією № 17 від 15.01.2025',
  ])
  expect(await olena.send('/transfers/back', { return: asked[0]?.id ?? '' })).toMatchObject({ to: '/transfers/back?done=1#done' })
  expect(await olena.send('/transfers/back', { return: asked[0]?.id ?? '' })).toMatchObject({ to: '/transfers/back?done=0#done' })
  expect(await actions(site)).toEqual(['returnsSent', 'sentBack', 'transferGiven', 'transferNoted'])
  expect(await doubtsIn(site.desk.database)).toEqual([])
})

test('a part of an invoice is seen on the first page once it is late, and may be taken back', async () => {
  await using site = await startOfficeSite()
  const [olena, order] = [await site.enter(), await site.order(false)]
  const path = await noted(olena, { amount: '6000' })
  await give(olena, path, order.number, '6000')
  expect(await site.letters(order.id)).toEqual(['invoice', 'notice', 'partPaid'])
  expect((await olena.view(`/orders/${order.number}`)) as OrderView).toMatchObject({ open: 1_900_000, books: { paid: 600_000 } })
  await site.desk.database.run('UPDATE ticket_order SET expires_at = 1')
  expect(await olena.view('/')).toMatchObject({ waits: { partPaid: 1, transfers: { number: 0 } } })
  expect(await olena.view('/orders?show=partPaid')).toMatchObject({ found: [{ number: order.number }] })
  const { shares } = await seen(olena, path)
  expect(await olena.send(path, { deed: 'takenBack', share: shares[0]?.id ?? '' })).toMatchObject({ status: 303 })
  expect(await olena.view('/')).toMatchObject({ waits: { partPaid: 0, transfers: { number: 1, amount: 600_000 } } })
})

test('the list shows waiting transfers first and finds by payer, code, sum, purpose and order', async () => {
  await using site = await startOfficeSite()
  const [olena, order] = [await site.enter(), await site.order(false)]
  await noted(olena, { payer: 'ФОП Ґалаґан', amount: '700', day: '2025-01-02', purpose: 'без номера' })
  const given = await noted(olena, { amount: '25000' })
  await give(olena, given, order.number, '25000')
  const payers = async (query: string) =>
    ((await olena.view(`/transfers?q=${encodeURIComponent(query)}`)) as TransfersView).found.map(({ payer }) => payer)
  expect(await payers('')).toEqual(['ФОП Ґалаґан', 'ТОВ «Аврора»'])
  expect(await payers('аврора')).toEqual(['ТОВ «Аврора»'])
  expect(await payers('30000005 аврора')).toEqual(['ТОВ «Аврора»'])
  expect(await payers('700')).toEqual(['ФОП Ґалаґан'])
  expect(await payers('25 000 ₴')).toEqual(['ТОВ «Аврора»'])
  expect(await payers('без номера')).toEqual(['ФОП Ґалаґан'])
  expect(await payers(order.number)).toEqual(['ТОВ «Аврора»'])
  expect(await payers('немає такого')).toEqual([])
  expect(((await olena.view('/transfers?show=waiting')) as TransfersView).found).toHaveLength(1)
})

test.each([
  [{ day: '' }, 'notDay'],
  [{ day: '2025-02-31x' }, 'notDay'],
  [{ day: '2099-01-01' }, 'future'],
  [{ amount: '' }, 'notSum'],
  [{ amount: '0' }, 'notSum'],
  [{ amount: '-5' }, 'notSum'],
  [{ amount: '1,505' }, 'notSum'],
  [{ payerIban: 'UA903052992990004149123456788' }, 'notIban'],
  [{ payerIban: '26003052992990' }, 'notIban'],
  [{ key: 'x' }, 'stale'],
])('a transfer with %o is not noted: %s, and what was typed stays', async (own, fault) => {
  await using site = await startOfficeSite()
  const olena = await site.enter()
  const { key } = (await olena.view('/transfers')) as TransfersView
  const { status, view } = await olena.send('/transfers', { ...typed, key, ...own })
  expect([status, view]).toMatchObject([400, { fault, typed: { payer: 'ТОВ «Аврора»', ...own }, found: [] }])
})

test('what is wrong with giving and sending back is said, and changes nothing', async () => {
  await using site = await startOfficeSite({ limits: { amount: 100_000, seats: 1 } })
  const [olena, order, paid] = [await site.enter(), await site.order(false), await site.order(true)]
  const path = await noted(olena, { amount: '6000' })
  const faultOf = async (fields: Record<string, string>) => {
    const { key } = await seen(olena, path)
    const { view } = await olena.send(path, { key, amount: '100', receiver: 'Ада', receiverIban: iban, ...fields })
    return (view as TransferView | null)?.refused?.fault
  }
  expect(await faultOf({ deed: 'given', number: '2025-99999' })).toBe('noSuchOrder')
  expect(await faultOf({ deed: 'given', number: paid.number })).toBe('nothingOpen')
  expect(await faultOf({ deed: 'given', number: order.number, amount: '6000,01' })).toBe('tooMuch')
  expect(await faultOf({ deed: 'given', number: order.number, amount: 'усе' })).toBe('notSum')
  expect(await faultOf({ deed: 'takenBack', share: 'x' })).toBe('stale')
  expect(await faultOf({ deed: 'sentBack', receiverIban: '' })).toBe('notIban')
  expect(await faultOf({ deed: 'sentBack', receiver: ' ' })).toBe('noReceiver')
  expect(await faultOf({ deed: 'sentBack', amount: '6000,01' })).toBe('tooMuch')
  expect(await faultOf({ deed: 'sentBack', amount: '1000,01' })).toBe('overLimit')
  site.clock.now += 20 * 60_000
  expect(await faultOf({ deed: 'sentBack' })).toBe('notFresh')
  expect((await olena.send(path, { deed: 'other' })).status).toBe(404)
  expect(
    (await olena.send('/transfers/none', { deed: 'given', key: crypto.randomUUID(), number: order.number, amount: '1' })).status,
  ).toBe(404)
  expect([(await seen(olena, path)).waiting, await doubtsIn(site.desk.database)]).toEqual([600_000, []])
  expect(await actions(site)).toEqual(['transferNoted'])
})

test('the button "paid" notes a transfer of today, and a refund puts it on the list for the bank', async () => {
  await using site = await startOfficeSite()
  const [olena, order] = [await site.enter(), await site.order(false)]
  await olena.send(`/orders/${order.number}`, { deed: 'paid', sure: 'yes' })
  const { found } = (await olena.view('/transfers')) as TransfersView
  expect(found).toMatchObject([{ amount: 2_500_000, waiting: 0, source: 'pressed', notedBy: 'Олена', orders: [order.number] }])
  await olena.send(`/orders/${order.number}`, {
    deed: 'refunded',
    seat: '1',
    how: 'byHand',
    reason: 'хвороба',
    refundedBefore: '0',
  })
  const { asked } = (await olena.view('/transfers/back')) as ReturnsView
  expect(asked).toMatchObject([{ amount: 1_250_000, order: order.number, receiverIban: '' }])
  const [path, id] = [`/transfers/${asked[0]?.transferId}`, asked[0]?.id ?? '']
  await olena.send(path, { deed: 'corrected', return: id, receiver: 'Ада', receiverIban: 'UA90 3052 9929 9000 4149 1234 5678 9' })
  expect((await seen(olena, path)).returns).toMatchObject([{ receiverIban: iban, state: 'asked' }])
  await olena.send(path, { deed: 'withdrawn', return: id })
  expect(await seen(olena, path)).toMatchObject({ waiting: 1_250_000, returns: [{ state: 'withdrawn' }] })
  expect(await doubtsIn(site.desk.database)).toEqual([])
})

test('books that do not agree are counted on the first page, by edition, beside transfers of none', async () => {
  await using site = await startOfficeSite()
  const [olena, { number }] = [await site.enter(), await site.order(false)]
  const unfit = async () => ((await olena.view('/')) as HomeView).waits.books
  expect(await unfit()).toEqual([])
  const { database } = site.desk
  await noteTransfer({ database }, { ...aTransfer(), id: 't', lineKey: null, source: 'noted', notedAt: 1, notedBy: '' })
  await database.run("UPDATE transfer SET returned = 1 WHERE id = 't'")
  expect(await unfit()).toEqual([{ year: null, number: 1 }])
  await database.run("UPDATE ticket_order SET status = 'paid' WHERE number = ?", number)
  expect(await unfit()).toEqual([{ year: expect.any(Number), number: 2 }])
})

test.each(['25000,50', '25 000.50', '25\u00a0000,5 грн', '25000.50 ₴'])('a transfer is found by its sum, %s', async (q) => {
  await using site = await startOfficeSite()
  const olena = await site.enter()
  await noted(olena)
  await noted(olena, { amount: '250' })
  const { found } = (await olena.view(`/transfers?${new URLSearchParams({ q })}`)) as TransfersView
  expect(found.map(({ amount }) => amount)).toEqual([2_500_050])
})
