// What visitors say stands in the desk's database and in mails, and nowhere else: not in the log, not in an address, not in a file beside.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Writable } from 'node:stream'
import { orderOf, personMarked, placed, refunded, sendEach } from '@forum/desk/composition/desk-fixture.ts'
import { startLiqpay } from '@forum/desk/payments/provider-fixture.ts'
import { type MailServer, startMailServer } from '@forum/desk/post/mail/mail-fixture.ts'
import { createLog } from '@forum/ground/base/log.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App } from './contract/app-contract.ts'
import { page, startTestSite, type TestSite } from './site-fixture.ts'

const [person, colleague] = [personMarked('prykhovana'), personMarked('potaiemna')]
/** As they may stand in a text, in an address, in JSON. */
const spellings = (value: string) => [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]
const marks = [person, colleague].flatMap(({ name, email, phone, company }) =>
  [name, email, email.replace(/@.*/, ''), phone, phone.replace(/\D/g, ''), company].flatMap(spellings),
)
const marksIn = (text: string) => marks.filter((mark) => text.toLowerCase().includes(mark.toLowerCase()))

let lines: string[]
let post: MailServer
let site: TestSite
let provider: Awaited<ReturnType<typeof startLiqpay>>

/** An app whose every form says in its answer what it was told, as a form with faults does. */
const render: App['render'] = async (request) => {
  const form = request.method === 'POST' ? await request.formData() : new FormData()
  if (form.has('name'))
    await site.desk.forms.submissions.accept(
      'callback',
      { name: String(form.get('name')), phone: String(form.get('phone')) },
      { locale: 'uk', page: '/uk', forumYear: 2025 },
    )
  if (form.has('fail')) throw new Error('the form could not be read')
  return page([...form.values()].join(' '), { headers: { 'cache-control': 'no-store' } })
}

beforeEach(async () => {
  lines = []
  post = await startMailServer()
  provider = await startLiqpay(7)
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  site = await startTestSite(render, {
    isDeskOpen: true,
    log: createLog('json', destination),
    environment: { ...provider.environment, SMTP_URL: post.url, MAIL_ORGANISERS: 'office@forum.example' },
  })
})
afterEach(async () => {
  await site[Symbol.asyncDispose]()
  await post.close()
  provider.close()
})

/** Everything that can go well, and most of what can go wrong. */
async function useEverything() {
  const { desk, stub } = site
  // A content service that refuses and says whom, and a mail server that does not know a colleague.
  stub.misbehave = async (request, response) => {
    if (request.method === 'GET') return false
    let text = ''
    for await (const chunk of request) text += chunk
    const errors = [{ message: `Value of ${text} is invalid`, extensions: { code: 'INVALID_PAYLOAD', value: text } }]
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }))
    return true
  }
  post.unknown.add(colleague.email)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://forum.example',
    referer: `https://forum.example/?q=${person.email}`,
    'user-agent': person.name.replace(/\P{ASCII}/gu, '') + person.email,
  }
  const form = String(new URLSearchParams({ ...person }))
  await site.get('/uk/contacts?index', headers, 'POST', form)
  await site.get('/uk/contacts?index', headers, 'POST', `${form}&fail=1`)
  await site.get(`/uk/contacts?email=${encodeURIComponent(person.email)}&name=${encodeURIComponent(person.name)}`)
  await site.get('/uk/contacts', { ...headers, origin: 'https://evil.example' }, 'POST', form)
  await site.get('/uk/contacts', { ...headers, 'content-type': 'application/json' }, 'POST', JSON.stringify(person))
  await site.get('/payments/liqpay', headers, 'POST', form)
  await site.get('/hooks/content', { authorization: 'Bearer hook-secret' }, 'POST', JSON.stringify(person))
  await sendEach(desk.forms, person, 'en')
  const card = await placed(desk.sale, orderOf(person, colleague, { method: 'card' }))
  const payment = provider.understood(await desk.sale.paymentService.checkout(card))
  for (const status of ['processing', 'failure', 'success']) await send(provider.report({ ...payment, status }))
  await send(provider.report({ ...payment, status: 'success' }, { forged: true }))
  const bank = await placed(desk.sale, orderOf(person, colleague))
  await desk.sale.orders.markPaid(bank.number)
  await refunded(desk.sale, bank.number)
  await site.get(`/uk/order/${card.pageKey}`)
  desk.run.ordersChanged()
  const untouched = v.object({ number: v.number() })
  const isTried = () =>
    desk.database.one(
      untouched,
      "SELECT count(*) AS number FROM delivery WHERE state = 'waiting' AND attempts = 0 AND channel <> 'content'",
    )
  await vi.waitFor(async () => expect(await isTried()).toEqual({ number: 0 }))
}

const send = ({ path, headers, body }: { path: string; headers: Record<string, string>; body: string }) =>
  site.get(path, headers, 'POST', body)

test('no line of the log names a visitor, whatever goes wrong', async () => {
  await useEverything()
  expect(lines.length).toBeGreaterThan(20)
  for (const told of [
    'a submission is stored',
    'a delivery was refused',
    'a payment was recorded',
    'a payment report is not from the provider',
    'a page failed',
  ])
    expect(lines.join('')).toContain(told)
  for (const line of lines) expect(marksIn(line), line).toEqual([])
})

test('no file but the database and its mails holds what was said, and no address in a mail does', async () => {
  await useEverything()
  const files = readdirSync(site.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const holding = files
    .filter((path) => marksIn(readFileSync(path, 'utf8')).length > 0)
    .map((path) => relative(site.directory, path))
  expect(holding.filter((path) => !/^(desk\.sqlite(-wal|-shm)?|mail\/.*)$/.test(path))).toEqual([])
  expect(holding.some((path) => path.startsWith('desk.sqlite'))).toBe(true)
  const addresses = post.letters.flatMap(({ mail }) => mail.text?.match(/https?:\S+/g) ?? [])
  expect(addresses.length).toBeGreaterThan(0)
  expect(marksIn(addresses.join('\n'))).toEqual([])
})
