// Who comes in to the organisers' desk, and who does not.

import type { Loss } from '@forum/content/store/losses.ts'
import { StorageFault } from '@forum/desk/storage/database.ts'
import { createBudgets } from '@forum/ground/http/budgets.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buyer, startOfficeSite, type TestOfficeSite } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'
import { orderFilters } from './order-search.ts'

let site: TestOfficeSite

beforeEach(async () => {
  site = await startOfficeSite()
})
afterEach(() => site[Symbol.asyncDispose]())

const hour = 3_600_000

test('a pass lets in once, and what the browser gets for it is for this origin and for nobody else', async () => {
  const pass = site.pass({ to: '/orders/2025-00001' })
  const entered = await site.ask(`/enter/${pass}`)
  expect(entered.status).toBe(200)
  expect(entered.headers.get('refresh')).toBe('0; url=/orders/2025-00001')
  const [cookie = ''] = entered.headers.getSetCookie()
  expect(cookie).toMatch(/^desk=[\w-]{20,}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  const again = await site.ask(`/enter/${pass}`)
  expect(again.status).toBe(403)
  expect(again.headers.getSetCookie()).toEqual([])
  expect(await again.json()).toMatchObject({ page: 'entrance', isPassUsed: true })
})

test.each([
  ['of another key', (pass: string) => `${pass.slice(0, -3)}xyz`],
  ['for another purpose', () => site.pass({ for: 'incomplete' })],
  ['that is too old', () => site.pass({ until: site.clock.now - 1 })],
  ['of another role', () => site.pass({ role: 'editor' })],
  ['that leads away', () => site.pass({ to: '//evil.example' })],
])('a pass %s lets nobody in', async (_, change) => {
  const { status, headers } = await site.ask(`/enter/${change(site.pass())}`)
  expect(status).toBe(403)
  expect(headers.getSetCookie()).toEqual([])
})

test.each(['/', '/orders', '/orders/2025-00001', '/journal', '/whatever'])(
  '%s shows nothing to who has not come in',
  async (path) => {
    await site.order()
    const answer = await site.ask(path)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ page: 'entrance' })
  },
)

test('a session ends after twelve hours, and when somebody leaves', async () => {
  const olena = await site.enter()
  expect((await olena.view('/')).page).toBe('home')
  site.clock.now += 12 * hour + 1
  expect((await olena.view('/')).page).toBe('entrance')
  const again = await site.enter()
  await again.send('/leave', {})
  expect((await again.view('/')).page).toBe('entrance')
})

test('what was written into a form is shown when the session had ended, and nothing is done', async () => {
  const { number } = await site.order(false)
  const olena = await site.enter()
  site.clock.now += 12 * hour + 1
  const late = await olena.send(`/orders/${number}`, { deed: 'noted', reason: 'Дзвонила бухгалтерка' })
  expect(late).toMatchObject({ status: 403, view: { page: 'entrance', unsent: 'Дзвонила бухгалтерка' } })
  expect(await olena.view('/')).toMatchObject({ page: 'entrance', unsent: null })
})

test('what was given up is sent again from the list of it, and the journal says by whom', async () => {
  const { id } = await site.order(false)
  const olena = await site.enter()
  await site.desk.database.run("UPDATE delivery SET state = 'dead' WHERE owner_id = ? AND channel = 'orderMail'", id)
  const list = '/orders?show=undelivered'
  const given = ((await olena.view(list)) as Extract<OfficeView, { page: 'orders' }>).undelivered
  expect(given).toBeGreaterThan(0)
  expect((await olena.send('/retry', {})).to).toBe(`${list}&retried=${given}#done`)
  expect(await olena.view(list)).toMatchObject({ found: [], undelivered: 0 })
  expect(await olena.view('/journal')).toMatchObject({ deeds: [{ action: 'retried', by: 'Олена' }] })
  await olena.send('/retry', {})
  expect(((await olena.view('/journal')) as Extract<OfficeView, { page: 'journal' }>).deeds).toHaveLength(1)
})

test('content that was rejected is shown with its losses, accepted by a button, and the journal says by whom', async () => {
  let heldBack: Loss[] = [
    { name: 'people', before: 171, after: 3 },
    { name: 'speakers.is_active', before: 'given', after: 'withheld' },
  ]
  let isAway = true
  const accept = async () => {
    if (!isAway) heldBack = []
    return !isAway
  }
  await using own = await startOfficeSite({ content: { heldBack: () => heldBack, accept } })
  const olena = await own.enter()
  await olena.send('/accept-content', {})
  expect(await olena.view('/')).toMatchObject({ heldBack: [{ name: 'people' }, { name: 'speakers.is_active' }] })
  expect(await olena.view('/journal')).toMatchObject({ deeds: [] })
  isAway = false
  for (const _ of ['pressed', 'pressed again']) expect((await olena.send('/accept-content', {})).to).toBe('/')
  expect(await olena.view('/')).toMatchObject({ heldBack: [] })
  const reason = 'people: 171 → 3; speakers.is_active: given → withheld'
  expect(await olena.view('/journal')).toMatchObject({ deeds: [{ action: 'contentAccepted', by: 'Олена', reason }] })
  expect(((await olena.view('/journal')) as Extract<OfficeView, { page: 'journal' }>).deeds).toHaveLength(1)
})

test('a form of another origin is refused, and does nothing', async () => {
  const { number, id } = await site.order(false)
  const { headers } = await site.ask(`/enter/${site.pass()}`)
  const cookie = headers.getSetCookie().join(';')
  for (const origin of ['https://forum.example', 'null']) {
    const body = new URLSearchParams({ deed: 'paid', sure: 'yes' })
    const answer = await site.ask(`/orders/${number}`, { method: 'POST', headers: { cookie, origin }, body })
    expect(answer.status).toBe(403)
  }
  expect((await site.desk.sale.orders.byId(id))?.status).toBe('awaiting_payment')
})

test('no page of the desk is kept by anybody, framed, or runs a script', async () => {
  const { headers } = await site.ask('/')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; style-src 'sha256-")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
})

test('without a pass somebody comes in to the demo alone', async () => {
  const headers = { origin: new URL((await site.ask('/')).url).origin, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await site.ask('/enter', { method: 'POST', headers, body: '' })).status).toBe(403)
  const demo = await startOfficeSite({ isDemo: true })
  const origin = new URL((await demo.ask('/')).url).origin
  const entered = await demo.ask('/enter', { method: 'POST', headers: { ...headers, origin }, body: '' })
  expect(entered.status).toBe(303)
  expect(entered.headers.getSetCookie()[0]).toMatch(/^desk=/)
  await demo[Symbol.asyncDispose]()
})

test('an order is found by what somebody at the telephone says', async () => {
  const { number, id } = await site.order()
  const pageKey = (await site.desk.sale.orders.byId(id))?.pageKey
  const olena = await site.enter()
  for (const query of [
    number,
    `${number}/2`,
    'KUPUIE',
    'kupuie koleha',
    'koleha@mail',
    'ТОВ «koleha',
    buyer.phone.replaceAll(' ', ''),
    buyer.phone,
    buyer.phone.replace('+38 ', '').replace(' ', '-'),
    `№ ${number}`,
    `Оплата за рахунком №${number.replace('-', '–')}, без ПДВ.`,
    'Koleha, Олена',
    `https://forum.example/uk/order/${pageKey}?same=1`,
    '25 000,00 ₴',
  ])
    expect(await olena.view(`/orders?q=${encodeURIComponent(query)}`), query).toMatchObject({ found: [{ number }] })
  for (const query of ['nobody', '2099-00001', '5000'])
    expect(await olena.view(`/orders?q=${encodeURIComponent(query)}`), query).toMatchObject({ found: [] })
})

test('what waits on the first page is found as a list: unpaid invoices, those that expire soon, undelivered letters', async () => {
  const [unpaid, paid] = [await site.order(false), await site.order(true)]
  const olena = await site.enter()
  const shown = async (filter: string) => {
    const { found } = (await olena.view(`/orders?show=${filter}`)) as Extract<OfficeView, { page: 'orders' }>
    return found.map(({ number }) => number).filter((number) => [unpaid.number, paid.number].includes(number))
  }
  const lists = async () => Object.fromEntries(await Promise.all(orderFilters.map(async (name) => [name, await shown(name)])))
  const before = {
    unpaid: [unpaid.number],
    invoices: [unpaid.number],
    endingSoon: [],
    undelivered: [],
    paidInVain: [],
    owed: [],
    openRefunds: [],
    paid: [paid.number],
    over: [],
    partPaid: [],
  }
  expect(await lists()).toEqual(before)
  await site.desk.database.run("UPDATE delivery SET state = 'dead' WHERE owner_id = ?", paid.id)
  await site.desk.database.run('UPDATE ticket_order SET expires_at = ? WHERE id = ?', site.clock.now + 1000, unpaid.id)
  await site.desk.database.run(
    "INSERT INTO refund (id, order_id, amount, seats, state, created_at, asked_at) VALUES ('r', ?, 100, '[]', 'asked', 0, 0)",
    paid.id,
  )
  const now = { ...before, endingSoon: [unpaid.number], undelivered: [paid.number], openRefunds: [paid.number] }
  expect(await lists()).toEqual(now)
  const { waits } = (await olena.view('/')) as Extract<OfficeView, { page: 'home' }>
  expect(waits).toMatchObject({ invoices: 1, endingSoon: 1, openRefunds: 1, paidInVain: 0, owed: 0 })
  expect(await shown('nonsense')).toEqual([paid.number, unpaid.number])
  expect(await olena.view('/orders?show=paid&q=nobody')).toMatchObject({ filter: 'paid', found: [] })
})

test('the first page says that letters wait for hours, or go to only some of the organisers: the alarm about it is a letter, too', async () => {
  const olena = await site.enter()
  const { database, keeping } = site.desk
  await site.order(false)
  await keeping.watch.check()
  expect(await olena.view('/')).toMatchObject({ late: null })
  await database.run("UPDATE delivery SET added_at = added_at - 7300000 WHERE state = 'waiting'")
  await keeping.watch.check()
  expect(await olena.view('/')).toMatchObject({ late: { hours: 2 }, unreached: [] })
  site.desk.post.mails.organisersWereRefused(['gone@forum.example'])
  expect(await olena.view('/')).toMatchObject({ unreached: ['gone@forum.example'], isLost: false })
})

test('the desk speaks the language that was chosen, from then on', async () => {
  const olena = await site.enter()
  expect(await olena.send('/language', { language: 'en', back: '/orders' })).toMatchObject({ status: 303, to: '/orders' })
  expect(await olena.send('/language', { language: 'en', back: '/orders?q=Ada%20L' })).toMatchObject({ to: '/orders?q=Ada%20L' })
  for (const back of ['//evil.example', '/orders?q=\r\nx: y', 'https://evil.example/?'])
    expect(await olena.send('/language', { language: 'en', back })).toMatchObject({ to: '/' })
})

test('a desk that was closed and has opened again is asked, whatever stood closed when the pages were made', async () => {
  const { one, all, run, transaction } = site.desk.database
  const away = () => Promise.reject(new StorageFault('the disk is full'))
  const olena = await site.enter()
  Object.assign(site.desk.database, { one: away, all: away, run: away, transaction: away })
  expect(await olena.view('/gates')).toMatchObject({ page: 'problem', problem: 'away' })
  Object.assign(site.desk.database, { one, all, run, transaction })
  expect((await olena.view('/gates')).page).toBe('gates')
  expect((await (await site.enter()).view('/')).page).toBe('home')
})

test('who tries passes, and whoever has a cookie and asks as no person does, is told when to come again; a good pass is never refused', async () => {
  const once = { burst: 1, perMinute: 6 }
  const limited = await startOfficeSite({ budgets: createBudgets(() => 0, { wrongKeys: once, desk: { ...once, burst: 2 } }) })
  expect((await limited.ask('/enter/guessed')).status).toBe(403)
  const refused = await limited.ask('/enter/guessed')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await refused.json()).toMatchObject({ problem: 'tooMany' })
  const [olena, taras] = [await limited.enter(), await limited.enter({ user: 'taras' })]
  for (const name of ['a', 'b']) expect((await olena.view(`/orders?q=${name}`)).page).toBe('orders')
  expect(await olena.view('/orders?q=c')).toMatchObject({ problem: 'tooMany' })
  expect(await (await limited.enter()).view('/')).toMatchObject({ problem: 'tooMany' })
  expect((await taras.view('/')).page).toBe('home')
  await limited[Symbol.asyncDispose]()
})
