import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { doubtsIn } from '@forum/desk/orders/transfers-fixture.ts'
import { ownTable, raiffeisen } from '@forum/desk/statements/layouts-fixture.ts'
import { fileTime, forgetFiles, keepFile, keptFile } from '@forum/desk/statements/statement-file.ts'
import type { Transfer } from '@forum/desk/statements/transfers-fixture.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { StatementsView, StatementView } from './statement-view.ts'

const paying = (number: string, more: Partial<Transfer> = {}): Transfer => ({
  ...{
    day: '2025-01-15',
    sum: 2_500_000,
    name: 'ТОВ "Льон"',
    code: '20000373',
    iban: 'UA213223130000026007233566001',
    number: '1',
  },
  purpose: `рахунок № ${number}`,
  ...more,
})

const countRow = v.object({ number: v.number() })

const upload = (olena: Visitor, bytes: Uint8Array, fields: Record<string, string> = {}) =>
  olena.upload('/transfers/statement', { name: 'statement.csv', bytes }, fields)

const actions = async (site: TestOfficeSite) => (await latestDeeds(site.desk.database, 20)).map(({ action }) => action)

test('a statement is read, shown, accepted once, its rest worked through, and undone while letters wait', async () => {
  await using site = await startOfficeSite()
  const [olena, order] = [await site.enter(), await site.order(false)]
  const file = raiffeisen([paying(order.number), paying(order.number, { sum: 100, purpose: 'участь' })])
  const { to } = await upload(olena, file)
  const shown = (await olena.view(to)) as StatementView
  expect(shown.told).toMatchObject({ orders: 1, given: 2_500_000, waits: 1, leftOut: [] })
  expect(shown.told?.groups.map(({ group, lines }) => [group, lines[0]?.proposals[0]?.orders])).toEqual([
    ['sure', [{ number: order.number, sum: 2_500_000 }]],
    ['open', undefined],
  ])
  expect(await site.letters(order.id)).toEqual(['invoice', 'notice'])
  const accept = { deed: 'accept', seen: shown.told?.seen ?? '' }
  expect((await olena.send(to, accept)).to).toBe(`${to}?done=accepted&transfers=2&orders=1#done`)
  expect((await olena.send(to, accept)).view).toMatchObject({ fault: 'again' })
  expect((await olena.view(to)) as StatementView).toMatchObject({
    work: [{ sum: 100, waiting: 100 }],
    undoTill: expect.any(Number),
  })
  expect((await olena.send(to, { deed: 'undo' })).to).toBe(`${to}?done=undone#done`)
  expect(await site.letters(order.id)).toEqual(['invoice', 'notice'])
  expect((await olena.send(to, { deed: 'undo' })).view).toMatchObject({ fault: 'notAccepted' })
  expect((await olena.send(to, accept)).status).toBe(303)
  expect(await actions(site)).toEqual([
    'statementAccepted',
    'transferGiven',
    'statementUndone',
    'shareTakenBack',
    'statementAccepted',
    'transferGiven',
  ])
  expect(await doubtsIn(site.desk.database)).toEqual([])
})

test('two organisers who accept one file at once do nothing twice', async () => {
  await using site = await startOfficeSite()
  const [olena, ivan, order] = [await site.enter(), await site.enter(), await site.order(false)]
  const file = raiffeisen([paying(order.number)])
  const [one, other] = [(await upload(olena, file)).to, (await upload(ivan, file)).to]
  const seen = ((await olena.view(one)) as StatementView).told?.seen ?? ''
  await Promise.all([olena.send(one, { deed: 'accept', seen }), ivan.send(other, { deed: 'accept', seen })])
  const { number } = (await site.desk.database.one(countRow, 'SELECT count(*) AS number FROM transfer')) ?? {}
  expect([number, await doubtsIn(site.desk.database)]).toEqual([1, []])
})

test('a table that nobody knows is read once its columns are named, and the next one at once', async () => {
  await using site = await startOfficeSite()
  const [olena, order] = [await site.enter(), await site.order(false)]
  const file = ownTable([paying(order.number)])
  const { view } = await upload(olena, file)
  expect(view).toMatchObject({ page: 'statements', naming: { fault: null, headings: expect.arrayContaining(['Payer']) } })
  const kept = (view as StatementsView).naming?.kept ?? ''
  const name = (columns: Record<string, string>) =>
    olena.send('/transfers/statement', { deed: 'name', kept, unit: 'hryvnia', ...columns })
  expect((await name({ 'column-day': '0' })).view).toMatchObject({ naming: { fault: 'fault', kept } })
  expect((await name({ 'column-day': '2', 'column-sum': '1' })).view).toMatchObject({
    naming: { fault: 'empty', kept, typed: { 'column-day': '2' } },
  })
  const named = { 'column-day': '0', 'column-sum': '1', 'column-purpose': '6' }
  expect((await name(named)).status).toBe(303)
  expect(await site.desk.database.all(countRow, 'SELECT 1 AS number FROM statement_file')).toEqual([])
  expect(await name(named)).toMatchObject({ status: 400, view: { refused: 'fileGone', naming: null } })
  const { to } = await upload(olena, file)
  expect(((await olena.view(to)) as StatementView).told).toMatchObject({ orders: 1 })
})

test('columns that were named wrongly are named again, from what was said before', async () => {
  await using site = await startOfficeSite()
  const [olena, order] = [await site.enter(), await site.order(false)]
  const table = new TextEncoder().encode(`Дата;Сума;Призначення\n15.01.2025;2500000;рахунок № ${order.number}\n`)
  const name = async (unit: string, fields = {}) => {
    const { view } = await upload(olena, table, fields)
    const kept = (view as StatementsView).naming?.kept ?? ''
    const columns = { 'column-day': '0', 'column-sum': '1', 'column-purpose': '2' }
    const { to } = await olena.send('/transfers/statement', { deed: 'name', kept, unit, ...columns })
    return ((await olena.view(to)) as StatementView).told?.groups[0]?.sum
  }
  expect(await name('hryvnia')).toBe(250_000_000)
  expect((await upload(olena, table)).status).toBe(303)
  expect(await olena.view('/transfers/statement?anew=yes')).toMatchObject({ isAnew: true })
  const { view } = await upload(olena, table, { anew: 'yes' })
  expect(view).toMatchObject({ naming: { fault: null, typed: { 'column-day': '0', 'column-purpose': '2', unit: 'hryvnia' } } })
  expect(await name('kopiyka', { anew: 'yes' })).toBe(2_500_000)
  expect(((await olena.view((await upload(olena, table)).to)) as StatementView).told).toMatchObject({ orders: 1 })
})

test('a line is given to its order without leaving the list, and what became of each line stays to be seen', async () => {
  await using site = await startOfficeSite()
  const [olena, sure, part] = [await site.enter(), await site.order(false), await site.order(false)]
  const lines = [
    paying(sure.number),
    paying(part.number, { sum: 2_400_000 }),
    paying('', { sum: -500, purpose: 'Комісія за переказ' }),
  ]
  const { to } = await upload(olena, raiffeisen(lines))
  await olena.send(to, { deed: 'accept', seen: ((await olena.view(to)) as StatementView).told?.seen ?? '' })
  const [line] = ((await olena.view(to)) as StatementView).work
  const given = {
    deed: 'given',
    key: line?.formKey ?? '',
    number: part.number,
    amount: '24000',
    statement: to.split('/').at(-1) ?? '',
  }
  expect((await olena.send(`/transfers/${line?.transferId}`, given)).to).toBe(`${to}?done=given#done`)
  const view = (await olena.view(`${to}?done=given`)) as StatementView
  expect(view).toMatchObject({ done: { deed: 'given' }, work: [] })
  expect(view.all.map(({ sum, given }) => [sum, given])).toEqual([
    [2_500_000, [sure.number]],
    [2_400_000, [part.number]],
    [-500, []],
  ])
})

test('of rows that were not read, a page shows so many, and enough of each to find its sum', async () => {
  await using site = await startOfficeSite()
  const olena = await site.enter()
  const unread = Array.from({ length: 502 }, (_, place) => paying('', { sum: 0, number: String(place), purpose: 'x'.repeat(90) }))
  const { told } = (await olena.view((await upload(olena, raiffeisen([paying(''), ...unread]))).to)) as StatementView
  expect([told?.leftOut.length, told?.leftOutCount, told?.leftOut[0]?.text.includes('0.00 · xxx')]).toEqual([200, 502, true])
})

test('a file whose columns nobody names is kept for a day', async () => {
  await using site = await startOfficeSite()
  const { database } = site.desk
  const id = await keepFile(database, ownTable([paying('2025-00001')]), 1)
  expect([await keptFile(database, id, fileTime), await keptFile(database, id, fileTime + 1)]).toEqual([
    ownTable([paying('2025-00001')]),
    null,
  ])
  await forgetFiles(database, 2)
  expect(await keptFile(database, id, 2)).toBeNull()
})

test.each([
  ['empty', new Uint8Array()],
  ['oldExcel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
  ['notStatement', new TextEncoder().encode('x')],
] as const)('a file is refused: %s', async (refused, bytes) => {
  await using site = await startOfficeSite()
  const answer = await upload(await site.enter(), bytes)
  expect(answer).toMatchObject({ status: 400, view: { refused } })
  expect((answer.view as StatementsView).recent).toEqual([])
})

test('a form without a file, and a file that is too large, say so', async () => {
  await using site = await startOfficeSite()
  const olena = await site.enter()
  // As a browser sends a field where nothing was chosen.
  const none = await olena.upload('/transfers/statement', { name: '', bytes: new Uint8Array() })
  expect(none).toMatchObject({ status: 400, view: { refused: 'noFile' } })
  const large = await upload(olena, new Uint8Array(11 * 1024 * 1024))
  expect(large).toMatchObject({ status: 413, view: { page: 'statements', refused: 'tooLarge' } })
})
