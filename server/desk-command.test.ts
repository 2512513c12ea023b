import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formOfKind, submissionKinds } from '#domain/submission/submission.ts'
import { decideConfig } from './config/config.ts'
import { formKeys } from './config/stored-keys.ts'
import { takeAcceptance } from './content-store/acceptance.ts'
import { createDesk, type DeskParts } from './desk.ts'
import { orderOf, personMarked, placed, sendEach } from './desk-fixture.ts'
import { silentLog } from './log.ts'
import { createSubscriptionKeys } from './submissions/subscriptions.ts'

const script = fileURLToPath(new URL('desk-command.ts', import.meta.url))
const withAddress = submissionKinds.filter((kind) => formOfKind(kind).fields.includes('email'))
const [buyer, colleague, other] = [personMarked('erazmina'), personMarked('kolehina'), personMarked('inshivska')]
let directory: string
let desk: DeskParts

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'desk-'))
  desk = await openDesk()
})
afterEach(async () => {
  await desk[Symbol.asyncDispose]()
  rmSync(directory, { recursive: true })
})

const openDesk = () =>
  createDesk({
    config: decideConfig({ MAIL_ORGANISERS: 'office@forum.example' }),
    dataDirectory: directory,
    edition: () => ({ forum: 'Форум', date: '16–17 жовтня 2025', place: 'Київ', calendar: null }),
    log: silentLog(),
  })

/** Runs the operator's command beside the desk. */
function command(...words: string[]): Promise<{ code: number; out: string; fault: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: directory }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env, encoding: 'utf8' }, (error, out, fault) =>
      resolve({ code: Number(error?.code ?? 0), out, fault }),
    )
  })
}

const mails = () => readdirSync(join(directory, 'mail')).filter((name) => name.endsWith('.eml'))
/**
 * Whether any file of DATA_DIR holds these bytes. Another process looks: a file that this one opens and closes takes the locks of its own
 * connection to the database with it (sqlite.org/howtocorrupt.html §2.2).
 */
const holds = (text: string) => spawnSync('grep', ['-rqaF', text, directory]).status === 0

test('accept-content leaves the word for the running site, which takes it once, and opens no desk', async () => {
  const { code, out } = await command('accept-content')
  expect([code, out]).toEqual([0, expect.stringContaining('next reading')])
  expect([await takeAcceptance(directory), await takeAcceptance(directory)]).toEqual([true, false])
})

test('without a command, or with an unknown one, it says what there is and fails', async () => {
  const { code, fault } = await command('destroy')
  expect(code).toBe(1)
  for (const name of [
    'list',
    'show',
    'retry',
    'export',
    'orders',
    'order',
    'paid',
    'revoke',
    'resend',
    'resend-records',
    'doctor',
    'cancel',
    'refund',
    'check-in',
    'new-key',
    'find',
    'erase',
    'accept-content',
  ])
    expect(fault).toContain(`\n  ${name} `)
})

test('a new key is made of one that is there, and stands before it', async () => {
  const [old] = formKeys(directory)
  expect((await command('new-key', 'form')).code).toBe(0)
  expect(formKeys(directory)).toHaveLength(2)
  expect(formKeys(directory)[1]).toEqual(old)
  expect(await command('new-key')).toMatchObject({ code: 1, fault: 'Which key? ticket or form.\n' })
})

test('the table of subscriptions holds those that were confirmed and not ended', async () => {
  const here = { locale: 'uk', page: '/uk/subscribe', forumYear: 2025 } as const
  for (const mark of ['pershyi', 'druhyi'])
    await desk.submissions.accept('subscription', { name: '', email: `${mark}@mail.example`, consent: true }, here, mark)
  const kept = await desk.submissionStore.list({ kind: 'subscription', max: 9 })
  const first = kept.find(({ fields }) => String(fields.email).startsWith('pershyi'))
  await desk.subscriptions.change(createSubscriptionKeys(formKeys(directory)).of(first?.id ?? ''), 'confirmed')
  const { out } = await command('export', 'subscription')
  expect(out).toContain('pershyi@mail.example')
  expect(out).not.toContain('druhyi@mail.example')
})

test('an order goes its way by command: placed, paid, at the door, revoked', async () => {
  const order = await placed(desk, orderOf(buyer, colleague))
  expect((await command('orders')).out).toContain(`${order.number}  awaiting_payment  bank  25000`)
  expect((await command('paid', order.number)).out).toContain(order.number)
  expect(await command('paid', order.number)).toMatchObject({ code: 1 })
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

test('money goes back by command: a seat, a sum, the rest', async () => {
  const order = await placed(desk, orderOf(buyer, colleague))
  expect(await command('refund', order.number)).toMatchObject({ code: 1, fault: expect.stringContaining('was not paid') })
  await command('paid', order.number)
  expect(await command('refund', order.number, '--seat', '3')).toMatchObject({
    code: 1,
    fault: expect.stringContaining('no such seat'),
  })
  expect(await command('refund', order.number, '--amount', '-5')).toMatchObject({ code: 1 })
  expect((await command('refund', order.number, '--seat', '2')).out).toContain('12\u00a0500\u00a0₴')
  expect((await command('refund', order.number, '--amount', '100,50')).out).toMatch(/to be sent back by hand; no seat ended/)
  expect(JSON.parse((await command('order', order.number)).out)).toMatchObject({
    status: 'paid',
    tickets: [{ state: 'valid' }, { state: 'cancelled' }],
    books: { paid: 2_500_000, refunded: 1_260_050, remaining: 1_239_950 },
  })
  expect((await command('refund', order.number)).out).toContain('seats that ended: 1.')
  expect(await desk.orders.byNumber(order.number)).toMatchObject({ status: 'refunded' })
})

test('what was sent is listed, shown, sent again and exported', async () => {
  await sendEach(desk, buyer)
  const [booking] = await desk.journal.list({ kind: 'booking', max: 1 })
  const listed = (await command('list', '--kind', 'booking', '--state', 'waiting')).out
  expect(listed).toContain(booking?.id)
  expect(listed).not.toContain(buyer.email)
  expect(JSON.parse((await command('show', booking?.id ?? '')).out)).toMatchObject({ fields: { email: buyer.email } })
  expect((await command('retry', booking?.id ?? '')).out).toMatch(/^3 deliveries/)
  expect((await command('export', 'booking')).out).toContain(buyer.email)
  expect(await command('show', 'unknown')).toMatchObject({ code: 1 })
})

test('a person is erased from submissions, orders, tickets, waiting deliveries and mail files, down to the bytes on disk', async () => {
  await sendEach(desk, buyer)
  await sendEach(desk, other)
  const own = await placed(desk, orderOf(buyer, colleague))
  const ofOthers = await placed(desk, orderOf(other, buyer))
  await desk.orders.markPaid(own.number)
  await desk.orders.markPaid(ofOthers.number)
  desk.start()
  await vi.waitFor(
    async () => {
      const deliveries = (await desk.journal.list({ max: 99 })).flatMap((entry) => entry.deliveries)
      expect(deliveries.filter(({ channel, state }) => channel !== 'content' && state !== 'delivered')).toEqual([])
    },
    { timeout: 15_000 },
  )
  expect(mails().length).toBeGreaterThan(15)
  expect(holds(buyer.email)).toBe(true)
  const asked = await command('erase', buyer.email)
  expect([asked.code, asked.fault]).toEqual([1, expect.stringMatching(new RegExp(`${own.number} \\(1\\).*\\n.*--yes`))])
  expect(holds(buyer.email)).toBe(true)
  const { out, code } = await command('erase', buyer.email.toUpperCase(), '--yes')
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`${withAddress.length} submissions, 1 orders, one attendee each in 1 orders of others`),
  ])
  expect(out).toContain(own.id)
  const withPhoneOnly = submissionKinds.length - withAddress.length
  expect((await command('erase', buyer.phone)).out).toContain(`${withPhoneOnly} submissions, 0 orders`)
  await desk[Symbol.asyncDispose]()
  expect(['erazmina', 'kolehina', 'inshivska'].filter(holds)).toEqual(['inshivska'])
  desk = await openDesk()
  expect((await desk.orders.ticketsOf(ofOthers.id)).map(({ attendee }) => attendee.email)).toEqual([other.email, ''])
  expect(await desk.orders.byId(own.id)).toMatchObject({ number: own.number, total: own.total, status: 'paid' })
  const waiting = (await desk.outbox.about(ofOthers.id)).find(({ channel }) => channel === 'content')
  expect(waiting).toMatchObject({ state: 'waiting', message: { record: { buyer: { email: other.email } } } })
  expect(existsSync(join(directory, 'mail'))).toBe(true)
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
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect((await command('cancel', '--unpaid', '--since', tomorrow, '--yes')).fault).toContain('nothing was done')
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

test('too little to tell one person from another is refused', async () => {
  expect(await command('erase', 'a')).toMatchObject({ code: 1 })
  expect(await command('erase')).toMatchObject({ code: 1 })
})

test('letters that were lost go out again under another name, to those who are meant', async () => {
  const order = await placed(desk, orderOf(buyer, colleague))
  expect(await command('resend', order.number)).toMatchObject({ code: 1, fault: expect.stringContaining('no good tickets') })
  await command('paid', order.number)
  const letters = async () => (await desk.outbox.about(order.id)).filter(({ channel }) => channel === 'orderMail')
  const before = (await letters()).length
  expect((await command('resend', order.number)).out).toMatch(/^2 letters/)
  expect((await command('resend', order.number, '--to', 'buyer')).out).toMatch(/^1 letters/)
  expect((await command('resend', order.number, '--ticket', '2')).out).toMatch(/^1 letters/)
  const again = (await letters()).slice(before).map(({ message }) => message as { kind: string })
  expect(again.map(({ kind }) => kind)).toEqual(['tickets', 'attendeeTicket', 'tickets', 'attendeeTicket'])
  desk.start()
  await vi.waitFor(() => expect(mails().filter((name) => name.includes('-again-'))).toHaveLength(4), 20_000)
  expect(await command('resend', order.number, '--ticket', '9')).toMatchObject({
    code: 1,
    fault: expect.stringContaining('ticket 9'),
  })
  expect(await command('resend', order.number, '--to', 'everybody')).toMatchObject({ code: 1 })
  expect((await command('resend-records')).out).toMatch(/^\d+ orders/)
})

test('the doctor says what would stop the sale, and fails then', async () => {
  const { code, out } = await command('doctor')
  expect(code).toBe(1)
  expect(out).toContain('stop  content: the demo is shown')
  expect(out).toMatch(/would stop the sale\.\n$/)
})
