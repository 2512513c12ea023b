import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { readPdf } from '@forum/desk/post/pdf/read-pdf-fixture.ts'
import { StorageFault } from '@forum/desk/storage/database.ts'
import { insertAll } from '@forum/desk/storage/many.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type FormAnswer, startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { OrderView } from './order-page.ts'
import type { NewActsView, PapersView, PaperView } from './paper-view.ts'

const over = aForum({ year: 2025, end: 1 })
const all = '/orders/papers/new?year=2025'

const list = async (olena: Visitor, query = '') => (await olena.view(`/orders/papers?year=2025${query}`)) as PapersView
const numbers = async (olena: Visitor, query?: string) => (await list(olena, query)).found.map(({ number }) => number)
const fresh = async (olena: Visitor, path = all) => (await olena.view(path)) as NewActsView

async function make(olena: Visitor, path = all, fields: Record<string, string> = {}): Promise<FormAnswer> {
  return olena.send(path, { key: (await fresh(olena, path)).key, ...fields })
}

/** A paid order of two seats at 12 500 ₴, of this company. */
async function sold(site: TestOfficeSite, company = 'ТОВ «Аврора»', edrpou = '30000005') {
  const order = await site.order()
  const buyer = { ...(await site.desk.sale.orders.byId(order.id))?.buyer, company, edrpou }
  await site.desk.database.run('UPDATE ticket_order SET buyer = ? WHERE id = ?', JSON.stringify(buyer), order.id)
  return order
}

const giveBack = (site: TestOfficeSite, number: string, seats: readonly number[], amount: number | null = null) =>
  site.desk.sale.orders.askRefund(number, { seats, amount }, null)

const journal = async (site: TestOfficeSite) =>
  (await latestDeeds(site.desk.database, 20)).map(({ action, reason }) => [action, reason])

test('acts of all companies are seen before they are made, made once, sent, and told in the journal', async () => {
  await using site = await startOfficeSite({ forum: over })
  const olena = await site.enter()
  const [one, two, other] = [await sold(site), await sold(site), await sold(site, 'ТОВ «Льон»', '12345678')]
  const open = await site.order(false)
  const view = await fresh(olena)
  expect(view).toMatchObject({
    ...{ number: null, isOver: true, isMailed: true },
    acts: [
      { payer: { code: '30000005' }, sum: 5_000_000, orders: [{ number: one.number }, { number: two.number }] },
      { payer: { code: '12345678' }, sum: 2_500_000, orders: [{ number: other.number }] },
    ],
    leftOut: [{ why: 'unpaid', count: 1, orders: [open.number] }],
  })
  const form = { key: view.key, mail: 'yes' }
  expect(await olena.send(all, form)).toMatchObject({ status: 303, to: '/orders/papers?year=2025&made=2&all=2#done' })
  expect(await olena.send(all, form)).toMatchObject({ status: 303, to: '/orders/papers?year=2025&made=0&all=2#done' })
  expect(await make(olena)).toMatchObject({ to: '/orders/papers?year=2025&made=0&all=0#done' })
  expect(await numbers(olena)).toEqual(['ACT-2/2025', 'ACT-1/2025'])
  // One letter for a company, whose two orders have one mailbox.
  const letters = await Promise.all(
    [one, two, other].map(async ({ id }) => (await site.letters(id)).filter((kind) => kind === 'act').length),
  )
  expect(letters.reduce((sum, each) => sum + each, 0)).toBe(2)
  expect(await journal(site)).toEqual([['actsMade', 'ACT-1/2025, ACT-2/2025']])
  expect((await olena.view(`/orders/${two.number}`)) as OrderView).toMatchObject({
    accounting: { hasInvoice: true, papers: [{ number: 'ACT-1/2025', orders: [one.number, two.number] }] },
  })
})

test('an act is not made before the end of the forum, and the page says so', async () => {
  await using site = await startOfficeSite({ forum: aForum({ year: 2025, end: Date.now() + 86_400_000 }) })
  const [olena, order] = [await site.enter(), await sold(site)]
  expect(await fresh(olena)).toMatchObject({ isOver: false, acts: [{ sum: 2_500_000 }] })
  expect(await make(olena)).toMatchObject({ status: 400, view: { fault: { fault: 'early' } } })
  expect(await make(olena, `/orders/papers/new?order=${order.number}`)).toMatchObject({ status: 400 })
  expect(await numbers(olena)).toEqual([])
})

test('one order, or all of its company; what is in an act is said with its number', async () => {
  await using site = await startOfficeSite({ forum: over })
  const olena = await site.enter()
  const [one, two, alone] = [await sold(site), await sold(site), await sold(site, '', '')]
  const path = `/orders/papers/new?order=${one.number}`
  expect(await fresh(olena, path)).toMatchObject({ acts: [{ sum: 2_500_000 }], company: [{ sum: 5_000_000 }] })
  const made = await make(olena, path, { scope: 'order' })
  expect(await olena.view(made.to)).toMatchObject({ page: 'paper', number: 'ACT-1/2025', done: 'made', orders: [one.number] })
  expect(await make(olena, path)).toMatchObject({ status: 400, view: { fault: { fault: 'inAct', act: 'ACT-1/2025' } } })
  await make(olena, path, { scope: 'company' })
  expect((await list(olena)).found[0]).toMatchObject({ number: 'ACT-2/2025', orders: [two.number] })
  expect((await make(olena, `/orders/papers/new?order=${alone.number}`)).status).toBe(303)
  expect(await olena.view('/orders/papers/new?order=2025-99999')).toMatchObject({ problem: 'notFound' })
})

test('a void act needs a reason, keeps its number and its PDF with a mark, and makes room for another', async () => {
  await using site = await startOfficeSite({ forum: over })
  const [olena, order] = [await site.enter(), await sold(site)]
  const path = (await make(olena)).to.replace('?done=made#done', '')
  expect(await olena.send(path, { deed: 'voided', reason: ' ' })).toMatchObject({
    status: 400,
    view: { refused: { fault: 'noReason' } },
  })
  const form = { deed: 'voided', reason: 'інша назва' }
  expect(await olena.send(path, form)).toMatchObject({ to: `${path}?done=voided#done` })
  expect(await olena.send(path, form)).toMatchObject({ status: 400, view: { refused: { fault: 'stale' } } })
  expect(await olena.send(path, { deed: 'sent' })).toMatchObject({ status: 400, view: { refused: { fault: 'stale' } } })
  const act = (await olena.view(path)) as PaperView
  expect(act).toMatchObject({ isVoid: true, voidBy: 'Олена', voidReason: 'інша назва' })
  const pdf = await olena.file(act.path)
  expect([pdf.type, pdf.name]).toEqual(['application/pdf', 'attachment; filename="act-1-2025.pdf"'])
  expect((await readPdf(pdf.bytes)).join(' ')).toMatch(/АНУЛЬОВАНО/)
  expect((await olena.file(act.path.replace('act-1', 'act-2'))).status).toBe(404)
  await make(olena, `/orders/papers/new?order=${order.number}`)
  expect(await numbers(olena)).toEqual(['ACT-2/2025', 'ACT-1/2025'])
  expect(await numbers(olena, '&show=void')).toEqual(['ACT-1/2025'])
  expect(await journal(site)).toEqual([
    ['actsMade', 'ACT-2/2025'],
    ['actVoided', 'ACT-1/2025: інша назва'],
    ['actsMade', 'ACT-1/2025'],
  ])
})

test('money that goes back after the act is not refused: its credit note is made, and the act is shown as one that no longer fits', async () => {
  await using site = await startOfficeSite({ forum: over })
  const [olena, order] = [await site.enter(), await sold(site)]
  await giveBack(site, order.number, [1])
  const path = (await make(olena)).to.replace('?done=made#done', '')
  expect(await olena.view('/')).toMatchObject({ waits: { misfits: 0 } })
  expect((await giveBack(site, order.number, [], 100)).outcome).toBe('asked')
  expect((await numbers(olena)).toSorted()).toEqual(['ACT-1/2025', 'CN-1/2025', 'CN-2/2025'])
  expect(await olena.view('/')).toMatchObject({ waits: { misfits: 1 } })
  expect((await list(olena, '&show=misfit')).found).toMatchObject([{ number: 'ACT-1/2025', misfit: 'sum' }])
  await olena.send(path, { deed: 'voided', reason: 'повернення' })
  expect(await olena.view('/')).toMatchObject({ waits: { misfits: 0 } })
  await make(olena)
  expect((await list(olena, '&show=act')).found[0]).toMatchObject({ number: 'ACT-2/2025', sum: 1_249_900, misfit: null })
})

test('an act whose invoice names another payer since is shown; one of erased buyers is not', async () => {
  await using site = await startOfficeSite({ forum: over })
  const [olena, one, two] = [await site.enter(), await sold(site), await sold(site, 'ТОВ «Льон»', '12345678')]
  await make(olena)
  await site.desk.database.run("UPDATE ticket_order SET buyer = replace(buyer, '30000005', '30000018') WHERE id = ?", one.id)
  await site.desk.database.transaction((tx) => site.desk.sale.orders.erase(tx, [two.id]))
  expect((await list(olena)).found.map(({ number, misfit, payer }) => [number, misfit, payer.name])).toEqual([
    ['ACT-2/2025', null, 'ТОВ «Льон»'],
    ['ACT-1/2025', 'payer', 'ТОВ «Аврора»'],
  ])
})

test('when the database fails after some acts, the page says how many were made, and shows what is left', async () => {
  await using site = await startOfficeSite({ forum: over })
  const olena = await site.enter()
  const order = await sold(site)
  const { database } = site.desk
  const columns = 'forum_year, lang, method, status, lines, total, created_at, expires_at, paid_at, buyer, consent'
  const row = await database.one(v.record(v.string(), v.any()), `SELECT ${columns} FROM ticket_order WHERE id = ?`, order.id)
  const copies = Array.from({ length: 100 }, (_, place) => {
    const key = `copy-${place}`
    const buyer = String(row?.buyer).replace('30000005', String(10_000_000 + place))
    return { ...row, buyer, id: key, idempotency_key: key, number: key, page_key: key, sequence: 100 + place }
  })
  await insertAll(database, 'ticket_order', copies)
  const { transaction } = database
  const form = { key: (await fresh(olena)).key }
  let left = 1
  Object.assign(database, {
    transaction: (work: Parameters<typeof transaction>[0]) =>
      left-- === 0 ? Promise.reject(new StorageFault('the disk is full')) : transaction(work),
  })
  const cut = await olena.send(all, form)
  Object.assign(database, { transaction })
  expect(cut).toMatchObject({
    status: 503,
    view: { page: 'newActs', made: 100, acts: [{ orders: [{ number: expect.any(String) }] }] },
  })
  expect(await olena.send(all, form)).toMatchObject({ to: '/orders/papers?year=2025&made=1&all=101#done' })
})

test('papers are found by company, code, number and order, and are taken as tables and as one archive', async () => {
  await using site = await startOfficeSite({ forum: over })
  const olena = await site.enter()
  expect((await olena.file('/orders/papers/file?year=2025', { format: 'csv' })).status).toBe(404)
  const [one, two] = [await sold(site), await sold(site, 'ТОВ «Льон»', '12345678')]
  await giveBack(site, one.number, [0], 833_333)
  await make(olena)
  const found = (query: string) => numbers(olena, `&q=${encodeURIComponent(query)}`)
  expect(await found('льон')).toEqual(['ACT-2/2025'])
  expect(await found('30000005 cn')).toEqual(['CN-1/2025'])
  expect(await found(two.number)).toEqual(['ACT-2/2025'])
  expect(await found('act-1/')).toEqual(['ACT-1/2025'])
  expect(await found('нічого')).toEqual([])
  const csv = await olena.file('/orders/papers/file?year=2025', { format: 'csv' })
  const rows = new TextDecoder().decode(csv.bytes).trim().split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows.find((row) => row.includes('CN-1/2025'))).toMatch(
    /кредит-нота.*ТОВ «Аврора».*30000005.*2025-\d{5}.*8333,33.*чинний/,
  )
  const zip = await olena.file('/orders/papers/file?year=2025', { format: 'zip' })
  expect(zip.type).toBe('application/zip')
  const files = unzipSync(zip.bytes)
  expect(Object.keys(files).toSorted()).toEqual(['act-1-2025.pdf', 'act-2-2025.pdf', 'cn-1-2025.pdf'])
  expect((await readPdf(files['cn-1-2025.pdf'] ?? new Uint8Array())).join(' ')).toContain(one.number)
  expect((await journal(site)).slice(0, 2)).toEqual([
    ['exported', 'Акти й кредит-ноти 2025, ZIP'],
    ['exported', 'Акти й кредит-ноти 2025, CSV'],
  ])
})
