// An invoice is corrected by its buyer and by organisers: versions, letters, journal, however often and by whom at once.
import { expect, test } from 'vitest'
import { deedsOf, journalled } from '../audit/audit.ts'
import { orderOf, personMarked, placed, refunded, transferred } from '../composition/desk-fixture.ts'
import { createStrangerLetters } from '../forms/stranger-letters.ts'
import { openInvitations } from '../invitations/invitations-fixture.ts'
import { meaning, personIn } from '../keeping/erasure/erase-person.ts'
import { payableOrders } from '../statements/plan-statement.ts'
import { correctInvoice, correctionDeed } from './correct-invoice.ts'
import { createOwnCorrections } from './correct-own-invoice.ts'

const [buyer, colleague] = [personMarked('kupuie'), personMarked('koleha')]
const right = { name: buyer.name, company: 'ТОВ «Правильна»', edrpou: '14360570', address: 'м. Київ, 01001' }

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ seen: '1', ...fields })) form.set(name, value)
  return form
}

async function opened(own: Parameters<typeof orderOf>[2] = {}) {
  const open = await openInvitations()
  const { orders, context } = open
  const expiresAt = context.now() + 5 * 24 * 3_600_000
  const order = await placed({ orders }, orderOf(buyer, colleague, { createdAt: context.now(), expiresAt, ...own }))
  const correct = createOwnCorrections({ ...context, strangerLetters: createStrangerLetters(context.now) })
  const send = (fields: Record<string, string> = right) =>
    correct({ order, form: formOf(fields), visitor: { address: '192.0.2.1' } })
  const atDesk = (payer = right, seen = 1) => {
    const noted = { by: { id: 'o', name: 'Олена' }, at: context.now(), deedOf: correctionDeed('дзвінок') }
    const database = journalled(context.database, { ...noted, limits: { amount: 0, seats: 0 } })
    return correctInvoice({ ...context, database }, order.number, { payer, seen, who: 'organiser' })
  }
  /** All mails so far count as sent. */
  const allSent = () => context.database.run("UPDATE delivery SET state = 'delivered', attempts = 1, settled_at = 1")
  const journal = () => deedsOf(context.database, order.id)
  const versions = async () =>
    (await orders.invoiceVersions(order.id)).map(({ version, payer, madeBy }) => [version, payer.company, madeBy])
  const now = async () => (await orders.byId(order.id))?.buyer
  return { ...open, order, send, atDesk, allSent, journal, versions, now }
}

test('a corrected invoice is the order’s; the one before is kept, the journal says what it said, and the buyer gets it', async () => {
  const { order, send, versions, now, letters, allSent, journal, orders, pass } = await opened()
  await allSent()
  pass(3_600_000)
  const before = (await letters()).length
  expect(await send()).toEqual({ outcome: 'corrected', version: 2 })
  expect(await versions()).toEqual([
    [1, buyer.company, 'buyer'],
    [2, right.company, 'buyer'],
  ])
  expect(await now()).toEqual({ ...right, email: buyer.email, phone: buyer.phone })
  expect((await letters()).slice(before)).toEqual(['invoice'])
  expect(await journal()).toMatchObject([
    { action: 'invoiceCorrected', by: { id: 'buyer' }, before: { version: 1, company: buyer.company, edrpou: '' } },
  ])
  const [first, second] = await orders.invoiceVersions(order.id)
  expect([first?.since, second?.since]).toEqual([order.createdAt, order.createdAt + 3_600_000])
  const { total, number, expiresAt, vatRate, euroRate } = order
  expect(await orders.byId(order.id)).toMatchObject({ total, number, expiresAt, vatRate, euroRate, status: 'awaiting_payment' })
})

test('a letter that nobody has sent yet bears the new version: there is no second one', async () => {
  const { send, letters, context } = await opened()
  expect(await letters()).toEqual(['invoice', 'notice'])
  await send()
  await send({ ...right, seen: '2', company: 'ТОВ «Ще правильніша»' })
  expect(await letters()).toEqual(['invoice', 'notice'])
  // Somebody is sending it: it may bear the old version.
  await context.database.run('UPDATE delivery SET attempts = attempts + 1')
  await send({ ...right, seen: '3' })
  expect(await letters()).toEqual(['invoice', 'notice', 'invoice'])
})

test('the same values again are no new version, and fifty presses at once are one', async () => {
  const { send, versions, letters, allSent, journal } = await opened()
  expect(await send({ name: buyer.name, company: buyer.company })).toEqual({ outcome: 'corrected', version: 1 })
  expect(await versions()).toEqual([])
  await allSent()
  const before = (await letters()).length
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => send()))
  expect(outcomes).toEqual(Array.from({ length: 50 }, () => ({ outcome: 'corrected', version: 2 })))
  expect([await versions(), await journal(), (await letters()).slice(before)]).toMatchObject([
    { length: 2 },
    { length: 1 },
    ['invoice'],
  ])
})

test('of buyer and organiser at once one is told that it changed meanwhile, and nothing is lost', async () => {
  const { send, atDesk, versions } = await opened()
  const others = { ...right, company: 'ТОВ «Інша»' }
  const [mine, theirs] = await Promise.all([send(), atDesk(others)])
  expect([mine.outcome, theirs.outcome].toSorted()).toEqual(['corrected', mine.outcome === 'corrected' ? 'meanwhile' : 'fixed'])
  expect(await versions()).toHaveLength(2)
  // A second tab that has seen the first version only.
  expect(await send({ ...right, company: 'ТОВ «Друга вкладка»' })).toMatchObject({
    outcome: 'fixed',
    because: 'meanwhile',
    typed: { company: 'ТОВ «Друга вкладка»', edrpou: right.edrpou },
  })
  expect(await send({ ...right, company: 'ТОВ «Друга вкладка»', seen: '2' })).toMatchObject({ outcome: 'corrected', version: 3 })
  expect(await send({ ...right, company: 'Без версії', seen: 'x' })).toMatchObject({ because: 'meanwhile' })
})

test('abroad and back, a company emptied, an address taken away: each is a version', async () => {
  const { send, versions, now } = await opened()
  await send({ ...right, edrpou: '12-3456789', abroad: 'yes' })
  expect(await now()).toMatchObject({ edrpou: '12-3456789', isAbroad: true })
  await send({ ...right, seen: '2' })
  expect(await now()).not.toHaveProperty('isAbroad')
  await send({ name: 'Марія О’Коннор', company: '', edrpou: '', address: '', seen: '3' })
  expect(await now()).toEqual({ name: 'Марія О’Коннор', company: '', edrpou: '', email: buyer.email, phone: buyer.phone })
  expect(await versions()).toHaveLength(4)
})

test('a wrong code comes back with its fault, and nothing is changed', async () => {
  const { send, versions, journal } = await opened()
  expect(await send({ ...right, edrpou: '14360571' })).toMatchObject({
    outcome: 'faulty',
    faults: { edrpou: 'edrpouCheck' },
    typed: { company: right.company, edrpou: '14360571' },
  })
  expect([await versions(), await journal()]).toEqual([[], []])
})

test('after payment only organisers correct; nobody what has expired, is over, erased or paid by card', async () => {
  const paid = await opened()
  await paid.orders.markPaid(paid.order.number)
  expect(await paid.send()).toMatchObject({ outcome: 'fixed', because: 'paid', typed: right })
  expect(await paid.atDesk()).toMatchObject({ outcome: 'corrected', version: 2 })
  expect(await paid.journal()).toMatchObject([{ by: { name: 'Олена' }, reason: 'дзвінок' }])
  await refunded(paid, paid.order.number)
  expect(await paid.atDesk({ ...right, company: 'X' }, 2)).toEqual({ outcome: 'fixed', because: 'over' })
  const expired = await opened()
  expired.pass(6 * 24 * 3_600_000)
  expect([await expired.send(), await expired.atDesk()]).toMatchObject([{ because: 'over' }, { because: 'over' }])
  await expired.orders.expire()
  expect(await expired.atDesk()).toMatchObject({ because: 'over' })
  const card = await opened({ method: 'card' })
  expect([await card.send(), await card.atDesk()]).toMatchObject([{ because: 'noInvoice' }, { because: 'noInvoice' }])
  const erased = await opened()
  await erased.orders.markPaid(erased.order.number)
  await erased.erasure.erase([erased.order.id])
  expect([await erased.send(), await erased.atDesk()]).toMatchObject([{ because: 'over' }, { because: 'over' }])
})

test('an order that is paid in part is corrected, also after its deadline', async () => {
  const { send, order, orders, context, pass } = await opened()
  await transferred({ orderContext: { ...context, vatRate: null } }, order.number, 100_000)
  pass(6 * 24 * 3_600_000)
  expect(await send()).toMatchObject({ outcome: 'corrected' })
  expect(await orders.byId(order.id)).toMatchObject({ received: 100_000, buyer: right })
})

test('a day has an end of corrections, and a stranger’s mailbox one of letters', async () => {
  const { send, pass, order, context } = await opened()
  const next = (seen: number) => send({ ...right, company: `ТОВ ${seen}`, seen: String(seen) })
  for (let seen = 1; seen <= 5; seen++) expect(await next(seen)).toMatchObject({ outcome: 'corrected' })
  expect(await next(6)).toMatchObject({ outcome: 'fixed', because: 'tooMany', typed: { company: 'ТОВ 6' } })
  pass(24 * 3_600_000 + 1)
  expect(await next(6)).toMatchObject({ outcome: 'corrected' })
  const limited = createOwnCorrections({
    ...context,
    strangerLetters: { ofForm: () => null, ofMailbox: () => 0, ofOrder: () => 0 },
  })
  const sent = { order, form: formOf({ ...right, seen: '7' }), visitor: { address: '192.0.2.1' } }
  expect(await limited(sent)).toMatchObject({ because: 'tooMany' })
  await context.database.run('UPDATE ticket_order SET confirmed_at = 1')
  expect(await limited(sent)).toMatchObject({ outcome: 'corrected' })
})

test('every code that the invoice ever bore finds the order; an erased one has none', async () => {
  const { send, order, context, orders, erasure, versions, journal } = await opened()
  await send()
  await send({ ...right, edrpou: '30000005', seen: '2' })
  expect(await payableOrders(context.database)).toMatchObject([{ code: '30000005', formerCodes: ['14360570', '30000005'] }])
  await orders.markPaid(order.number)
  await erasure.erase([order.id])
  expect([await versions(), await payableOrders(context.database)]).toEqual([[], []])
  expect((await journal()).map(({ before }) => before)).toEqual([null, null])
})

test('a person who is only on an old version is found and taken out of it', async () => {
  const { send, context, orders, submissions, erasure, order } = await opened()
  await send({ name: 'Марія Нова', company: '', edrpou: '' })
  await send({ name: 'Інна Бухгалтерка', company: '', edrpou: '', seen: '2' })
  const desk = { orders, database: context.database, submissionStore: submissions }
  const person = await personIn(desk, 'Марія Нова')
  expect(person?.ofOthers.map(({ id }) => id)).toEqual([order.id])
  await erasure.erase([], { orderIds: [order.id], isMeant: meaning('Марія Нова') ?? (() => false) })
  const kept = await orders.invoiceVersions(order.id)
  expect(kept.map(({ payer }) => payer.name)).toEqual([buyer.name, '', 'Інна Бухгалтерка'])
  expect((await personIn(desk, 'Марія Нова'))?.ofOthers).toEqual([])
})
