// An organiser corrects an invoice: the versions on the order's page, the journal, letters, and why it is refused.
import { forgetOrders } from '@forum/desk/composition/desk-fixture.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer, startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'
import type { OrderView } from './order-page.ts'

let site: TestOfficeSite
let olena: Visitor

beforeAll(async () => {
  site = await startOfficeSite()
})
beforeEach(async () => {
  await forgetOrders(site.desk.database)
  olena = await site.enter()
})
afterAll(() => site[Symbol.asyncDispose]())

const at = (number: string) => `/orders/${number}`
const orderAt = async (number: string) => (await olena.view(at(number))) as OrderView
const refusal = (view: OfficeView | null) => (view?.page === 'order' ? view.refused?.fault : null)
const right = {
  ...{ deed: 'invoiceCorrected', seen: '1', name: buyer.name, company: 'ТОВ «Правильна»' },
  ...{ edrpou: '14360570', address: 'м. Київ', reason: 'дзвінок' },
}

test('a paid order gets another version; the old one is listed with its paper, and the buyer is written to', async () => {
  const { number, id } = await site.order()
  expect((await orderAt(number)).invoice).toMatchObject({ newest: { version: 1 }, replaced: [] })
  const sent = (await site.letters(id)).filter((kind) => kind === 'invoice').length
  await site.desk.database.run("UPDATE delivery SET attempts = 1, state = 'delivered', settled_at = 1")
  expect(await olena.send(at(number), right)).toMatchObject({
    status: 303,
    to: `${at(number)}?done=invoiceCorrected#done`,
  })
  const view = await orderAt(number)
  expect(view.buyer).toMatchObject({ company: right.company, edrpou: right.edrpou, address: right.address, email: buyer.email })
  expect(view.invoice).toMatchObject({
    newest: { version: 2, madeBy: 'organiser' },
    replaced: [{ version: 1, madeBy: 'buyer', payer: { company: buyer.company } }],
  })
  expect(view.invoice.replaced[0]?.paper).toMatch(/^https:\/\/forum\.example\/uk\/order\/[\w-]+\/invoice-1\.pdf$/)
  expect(view.deeds).toMatchObject([
    { action: 'invoiceCorrected', by: 'Олена', reason: 'дзвінок', before: { version: 1, company: buyer.company } },
  ])
  expect((await site.letters(id)).filter((kind) => kind === 'invoice')).toHaveLength(sent + 1)
  expect(refusal((await olena.send(at(number), { ...right, seen: '2' })).view)).toBe('nothingNew')
})

test('two organisers at once: the second is told, sees the newest and keeps what was typed', async () => {
  const { number } = await site.order(false)
  const other = { ...right, company: 'ТОВ «Інша»' }
  const answers = await Promise.all([olena.send(at(number), right), olena.send(at(number), other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400])
  const { view } = await olena.send(at(number), { ...right, company: 'ТОВ «Третя»' })
  expect(view).toMatchObject({
    refused: { fault: 'stale', typed: { company: 'ТОВ «Третя»', address: 'м. Київ' } },
    invoice: { newest: { version: 2 } },
  })
})

test.each([
  [{ name: '' }, 'noName'],
  [{ name: 'https://evil.example' }, 'noName'],
  [{ edrpou: '14360571' }, 'edrpouCheck'],
  [{ edrpou: '1436057' }, 'edrpouDigits'],
  [{ edrpou: 'я'.repeat(101) }, 'notEdrpou'],
  [{ edrpou: 'номер', abroad: 'yes' }, 'notForeign'],
  [{ company: '会社' }, 'notPrintable'],
  [{ address: 'я'.repeat(301) }, 'notPrintable'],
  [{ edrpou: '1', company: '会社' }, 'edrpouDigits'],
])('%j is refused as %s, and nothing changes', async (typed, fault) => {
  const { number } = await site.order(false)
  expect(refusal((await olena.send(at(number), { ...right, ...typed })).view)).toBe(fault)
  expect(await orderAt(number)).toMatchObject({ deeds: [], invoice: { newest: { version: 1 } } })
})

test('an order that is over keeps its versions, and its form is gone', async () => {
  const { number } = await site.order(false)
  await olena.send(at(number), right)
  await olena.send(at(number), { deed: 'cancelled', reason: 'подвійне' })
  const view = await orderAt(number)
  expect(view).toMatchObject({ may: { invoiceCorrected: false }, invoice: { paper: null, replaced: [{ version: 1 }] } })
  expect(refusal((await olena.send(at(number), { ...right, company: 'X', seen: '2' })).view)).toBe('fixedInvoice')
})

test('an order is found by what its invoice said before, and by what it says now', async () => {
  const { number } = await site.order(false)
  await site.order(false)
  await olena.send(at(number), { ...right, company: 'ТОВ «Помилкова»' })
  await olena.send(at(number), { ...right, edrpou: '30000005', seen: '2' })
  const found = async (query: string) => {
    const view = await olena.view(`/orders?q=${encodeURIComponent(query)}`)
    return view.page === 'orders' ? view.found.map((order) => order.number) : []
  }
  for (const query of ['Помилкова', '14360570', 'Правильна 30000005']) expect(await found(query)).toEqual([number])
})
