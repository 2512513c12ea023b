import { generateKeyPairSync } from 'node:crypto'
import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { createTicketTokens, type TicketTokens } from '@forum/desk/orders/ticket-token.ts'
import { codesOfPdf, readPdf } from '@forum/desk/post/pdf/read-pdf-fixture.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { type HttpServer, listen } from '@forum/ground/http/http-server.ts'
import { getRequestListener } from '@hono/node-server'
import readWorkbook from 'read-excel-file/node'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BooksView, FiguresView } from '../lists/downloads-view.ts'
import { edition, kinds, soldEdition } from '../lists/sold-fixture.ts'
import { createOfficeSite } from './office-site.ts'
import { officeParts } from './office-site-fixture.ts'

const words = downloadWords.uk
let sold: Awaited<ReturnType<typeof soldEdition>>
let tokens: TicketTokens
let server: HttpServer
let cookie: string

const deskUrl = 'http://127.0.0.1:1'
/** A connection that stands would keep the end of the test waiting for its last request (http-server.ts). */
const ask = (path: string, own: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.address.port}${path}`, {
    redirect: 'manual',
    ...own,
    headers: { connection: 'close', cookie, ...own.headers },
  })
const send = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie, origin: deskUrl } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const journal = async () => (await latestDeeds(sold.database, 20)).map(({ action, reason, by }) => [by.name, action, reason])

beforeEach(async () => {
  sold = await soldEdition()
  tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
  const limits = { amount: 0, seats: 0 }
  const desk = { ...sold, day: { alerts: null }, door: { tokens }, now: () => sold.now } as never
  const stack = createOfficeSite(officeParts(desk, { edition, kindsOf: () => kinds, deskUrl, limits }))
  server = await listen(getRequestListener(stack.fetch, { overrideGlobalObjects: false }), { port: 0, host: '127.0.0.1' })
  cookie = ''
  const entered = await send('/enter', {})
  cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
})
afterEach(async () => {
  await server.drain()
  await sold.database.close()
})

test('the page of figures has those of the edition that is asked for', async () => {
  const now = (await (await ask('/figures')).json()) as FiguresView
  expect([now.page, now.year, now.years, now.total.paid]).toEqual(['figures', 2025, [2025], 1_450_000])
  await sold.database.run("UPDATE ticket_order SET forum_year = 2024 WHERE number = '2025-00006'")
  const before = (await (await ask('/figures?year=2024')).json()) as FiguresView
  expect([before.year, before.years, before.total.seats]).toEqual([2024, [2025, 2024], 1])
  expect(((await (await ask('/figures?year=1999')).json()) as FiguresView).year).toBe(2025)
})

test('tables come as files, and who took which is in the journal', async () => {
  const workbook = await send('/papers/accounts', { format: 'xlsx' })
  expect(workbook.headers.get('content-disposition')).toBe('attachment; filename="forum-2025-accounts-2025-09-10.xlsx"')
  const sheets = await readWorkbook(await bytesOf(workbook))
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['Замовлення', 9],
    ['Надходження', 8],
    ['Повернення', 5],
    ['Перекази', 2],
  ])
  const payments = await send('/papers/accounts', { format: 'payments' })
  expect([payments.headers.get('content-type'), payments.headers.get('cache-control')]).toEqual([
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect((await bytesOf(payments)).toString()).toContain('\r\n10.09.2025 00:00;4000,00;20;666,67;2025-00003;')
  const people = await send('/papers/attendees', { format: 'csv', kind: 'press' })
  expect((await bytesOf(people)).toString().split('\r\n')).toHaveLength(3)
  const by = 'Організаторка демонстрації'
  expect(await journal()).toEqual([
    [by, 'exported', `${words.downloadPages.downloads.attendees}, CSV, Преса`],
    [by, 'exported', 'Надходження, CSV'],
    [by, 'exported', `${words.downloadPages.downloads.accounts}, XLSX`],
  ])
})

test('the books of an edition are proved and given as tables, with what does not fit', async () => {
  const seen = async () => (await (await ask('/figures/books')).json()) as BooksView
  const { page, year, equations, faults, tasks } = await seen()
  expect([page, year, equations.filter(({ difference }) => difference !== 0), faults]).toEqual(['books', 2025, [], []])
  expect(tasks.map(({ rule, id }) => [rule, id])).toEqual([
    ['vainKept', '2025-00005'],
    ['owed', '2025-00007'],
  ])
  await sold.database.run(
    "UPDATE transfer_share SET returned = 0 WHERE order_id = (SELECT id FROM ticket_order WHERE number = '2025-00003')",
  )
  expect((await seen()).faults.map(({ rule }) => rule)).toEqual(['shareReturned', 'given'])
  const workbook = await send('/papers/books', { format: 'xlsx' })
  expect(workbook.headers.get('content-disposition')).toBe('attachment; filename="forum-2025-books-2025-09-10.xlsx"')
  const [sums, findings] = await readWorkbook(await bytesOf(workbook))
  expect([sums?.sheet, findings?.sheet, findings?.data.length]).toEqual(['Звірка', 'Що не збігається', 5])
  expect(sums?.data.filter(([, line]) => line === 'Різниця').map(([book, , , sum]) => [book, sum])).toContainEqual([
    'Перекази на рахунок',
    -1000.01,
  ])
  const csv = (await bytesOf(await send('/papers/books', { format: 'findings' }))).toString()
  expect(csv).toContain('Замовлення 2025-00003;')
  expect((await journal()).map(([, , reason]) => reason)).toEqual(['Що не збігається, CSV', 'Звірка, XLSX'])
})

test('badges are printed of good tickets only, with the code of each where it is asked for', async () => {
  const printed = await send('/papers/badges', { size: 'card', kind: 'full', codes: 'yes' })
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  const pages = await readPdf(await bytesOf(printed))
  expect(pages).toHaveLength(1)
  for (const name of ['Олена', 'Юрій', 'Ada']) expect(pages[0]).toContain(name)
  // Her seat was given back.
  expect(pages[0]).not.toContain('Ірина')
  // Of several codes on a sheet the reader of this test finds none: here is one.
  const codes = await codesOfPdf(await bytesOf(await send('/papers/badges', { size: 'card', kind: 'press', codes: 'yes' })))
  const [ticket] = await sold.database.all(v.object({ id: v.string() }), "SELECT id FROM ticket WHERE title = 'Преса'")
  expect(tokens.read(codes[0] ?? '')).toEqual({ ticketId: ticket?.id, forumYear: 2025 })
  const plain = await codesOfPdf(await bytesOf(await send('/papers/badges', { size: 'a6', kind: '' })))
  expect(plain).toEqual([undefined, undefined])
})

test('where there is nobody to print for, the page says so and nothing is noted', async () => {
  const none = await send('/papers/badges', { size: 'a6', kind: 'gone' })
  expect([none.status, await none.json()]).toEqual([404, expect.objectContaining({ page: 'downloads', problem: 'noBadges' })])
  expect(await journal()).toEqual([])
})

test.each([
  ['accounts', { format: 'pdf' }],
  ['attendees', {}],
  ['badges', { size: 'a5' }],
  ['secrets', { format: 'csv' }],
] as const)('what is asked for and is not there (%s, %o) is refused', async (download, fields) => {
  expect((await send(`/papers/${download}`, fields)).status).toBe(404)
  expect(await journal()).toEqual([])
})

test('who is not signed in, and a form of another origin, gets none of it', async () => {
  const own = cookie
  cookie = ''
  for (const path of ['/figures', '/papers']) expect((await ask(path)).status).toBe(403)
  expect((await send('/papers/accounts', { format: 'xlsx' })).status).toBe(403)
  cookie = own
  const foreign = {
    method: 'POST',
    body: new URLSearchParams({ format: 'xlsx' }),
    headers: { cookie, origin: 'https://evil.example' },
  }
  expect((await ask('/papers/accounts', foreign)).status).toBe(403)
  expect(await journal()).toEqual([])
})
