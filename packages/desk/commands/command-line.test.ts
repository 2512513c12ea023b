import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { takeForcedReading } from '@forum/content/store/forced-reading.ts'
import { formOfKind, submissionKinds } from '@forum/domain/submission/submission.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { settingsForFiles } from '@forum/site/server/config/config.ts'
import { expect, test, vi } from 'vitest'
import { orderOf, placed, sendEach } from '../composition/desk-fixture.ts'
import { createSubscriptionKeys } from '../forms/subscriptions.ts'
import { backUp } from '../keeping/backup/back-up.ts'
import { formKeys } from '../keeping/files/stored-keys.ts'
import {
  aloneBeside,
  buyer,
  colleague,
  command,
  desk,
  directory,
  freshCommand,
  holds,
  mails,
  openDesk,
  other,
} from './command-fixture.ts'
import { commandHere } from './process-fixture.ts'

freshCommand()

const withAddress = submissionKinds.filter((kind) => formOfKind(kind).fields.includes('email'))

test('accept-content leaves the word for the running site, which takes it once, and opens no desk', async () => {
  const { code, out } = await command('accept-content')
  expect([code, out]).toEqual([0, expect.stringContaining('next refresh')])
  expect([await takeForcedReading(directory), await takeForcedReading(directory)]).toEqual([true, false])
})

test('without a command, or with an unknown one, it says what there is and fails', async () => {
  const { code, fault } = await aloneBeside('destroy')
  expect(code).toBe(1)
  for (const name of [
    'list',
    'show',
    'retry',
    'export',
    'resend-records',
    'find',
    'erase',
    'interrupt',
    'go-on',
    'sign-out',
    'new-key',
    'backup',
    'verify',
    'restore',
    'move',
    'doctor',
    'begin-anew',
    'read-content',
    'accept-content',
  ])
    expect(fault).toContain(`\n  ${name} `)
})

test('asked for help it says what there is, and an option that is none is a sentence, no trace', async () => {
  for (const words of [['--help'], ['help'], ['backup', '--help'], ['-h']])
    expect(await command(...words)).toMatchObject({ code: 0, out: expect.stringContaining('\n  backup <folder>'), fault: '' })
  expect(await command('list', '--wat')).toMatchObject({
    code: 1,
    fault: expect.stringMatching(/^Unknown option '--wat'\..* "help".*\n$/),
  })
  expect((await command('list', '--most', '-5')).fault).toMatch(/^Option '--most' argument is ambiguous\.[^\n]*\n$/)
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
    await desk.forms.submissions.accept('subscription', { name: '', email: `${mark}@mail.example`, consent: true }, here)
  const kept = await desk.forms.submissionStore.list({ kind: 'subscription', max: 9 })
  const first = kept.find(({ fields }) => String(fields.email).startsWith('pershyi'))
  await desk.forms.subscriptions.change(createSubscriptionKeys(formKeys(directory)).of(first?.id ?? ''), 'confirmed')
  const { out } = await command('export', 'subscription')
  expect(out).toContain('pershyi@mail.example')
  expect(out).not.toContain('druhyi@mail.example')
})

test('what was sent is listed, shown, sent again and exported', async () => {
  await sendEach(desk.forms, buyer)
  const [booking] = await desk.keeping.received.list({ kind: 'booking', max: 1 })
  const listed = (await command('list', '--kind', 'booking', '--state', 'waiting')).out
  expect(listed).toContain(booking?.id)
  expect(listed).not.toContain(buyer.email)
  const refusal = `451 4.7.1 <${buyer.email}>: Recipient address rejected:\n Greylisted`
  await desk.database.run("UPDATE delivery SET last_error = ? WHERE channel = 'mail'", refusal)
  for (const state of [['--state', 'waiting'], []]) {
    const { out } = await command('list', '--kind', 'booking', ...state)
    expect(out).toContain(`\n    mail: 451 4.7.1 <…@${buyer.email.split('@')[1]}>: Recipient address rejected: Greylisted\n`)
    expect(out).not.toContain(buyer.email)
  }
  expect(JSON.parse((await command('show', booking?.id ?? '')).out)).toMatchObject({ fields: { email: buyer.email } })
  expect((await command('retry', booking?.id ?? '')).out).toMatch(/^3 deliveries/)
  expect((await command('export', 'booking')).out).toContain(buyer.email)
  expect(await command('show', 'unknown')).toMatchObject({ code: 1 })
})

test('orders are no form: their table is at the desk; their copies are sent again, of one or of all', async () => {
  expect(await command('export', 'orders')).toMatchObject({ code: 1, out: '', fault: expect.stringContaining('not forms') })
  expect((await command('export', 'anything')).fault).toContain('Which kind?')
  const { number, id } = await placed(desk.sale, orderOf(buyer, colleague))
  await placed(desk.sale, orderOf(other, colleague))
  const copies = async () => (await desk.post.outbox.about(id)).filter(({ channel }) => channel === 'content').length
  const before = await copies()
  expect((await aloneBeside('resend-records', number)).out).toMatch(/^1 orders/)
  expect((await command('resend-records')).out).toMatch(/^2 orders/)
  expect(await copies()).toBe(before + 2)
  expect(await command('resend-records', '2025-99999')).toMatchObject({ code: 1, fault: 'There is no order 2025-99999.\n' })
})

test('a person is erased from submissions, orders, tickets, waiting deliveries and mail files, down to the bytes on disk', async () => {
  await sendEach(desk.forms, buyer)
  await sendEach(desk.forms, other)
  const own = await placed(desk.sale, orderOf(buyer, colleague))
  const ofOthers = await placed(desk.sale, orderOf(other, buyer))
  await desk.sale.orders.markPaid(own.number)
  await desk.sale.orders.markPaid(ofOthers.number)
  desk.run.start()
  await vi.waitFor(async () => {
    const deliveries = (await desk.keeping.received.list({ max: 99 })).flatMap((entry) => entry.deliveries)
    expect(deliveries.filter(({ channel, state }) => channel !== 'content' && state !== 'delivered')).toEqual([])
  })
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
  expect(out).not.toContain(own.id)
  const withPhoneOnly = submissionKinds.length - withAddress.length
  expect((await command('erase', buyer.phone)).out).toContain(`${withPhoneOnly} submissions, 0 orders`)
  await desk[Symbol.asyncDispose]()
  expect(['erazmina', 'kolehina', 'inshivska'].filter(holds)).toEqual(['inshivska'])
  await openDesk()
  expect((await desk.sale.orders.ticketsOf(ofOthers.id)).map(({ attendee }) => attendee.email)).toEqual([other.email, ''])
  expect(await desk.sale.orders.byId(own.id)).toMatchObject({ number: own.number, total: own.total, status: 'paid' })
  const waiting = (await desk.post.outbox.about(ofOthers.id)).find(({ channel }) => channel === 'content')
  expect(waiting).toMatchObject({ state: 'waiting', message: { record: { buyer: { email: other.email } } } })
  expect(existsSync(join(directory, 'mail'))).toBe(true)
})

test.each([
  ['a restore', 'replaced-2025-10-16T09-00-00Z'],
  ['a move to PostgreSQL', '2025-10-16T09-00-00Z-moved.sqlite'],
])('an earlier desk that %s left is named, because nobody is erased there', async (_, name) => {
  await sendEach(desk.forms, buyer)
  expect((await command('erase', colleague.email)).out).not.toContain('Not reached')
  mkdirSync(join(directory, name))
  const { code, out } = await command('erase', buyer.email)
  expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^Not reached: ${name} in DATA_DIR\\..*delete`, 'm'))])
})

test('the backups that hold an erased person are named with their age', async () => {
  await sendEach(desk.forms, buyer)
  const folder = join(directory, '..', `${basename(directory)}-backups`)
  expect((await command('erase', colleague.email)).out).not.toContain('backups')
  await backUp({ dataDirectory: directory, folder, keep: 9, now: Date.now() - 2.5 * 86_400_000 })
  await backUp({ dataDirectory: directory, folder, keep: 9, now: Date.now() })
  const named = `Not reached: the backups in ${folder}, the oldest 3 days old, and copies of them elsewhere`
  expect((await command('erase', buyer.email)).out).toContain(named)
  rmSync(folder, { recursive: true })
  expect((await command('erase', buyer.email)).out).toContain(`Not reached: the backups in ${folder}, and copies`)
})

test('the day is interrupted from the machine, and the running desk sees it', async () => {
  expect(await command('go-on')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing changed') })
  expect(await command('interrupt', 'storm')).toMatchObject({ code: 1, fault: 'Which kind? alert or pause.\n' })
  expect(await aloneBeside('interrupt')).toMatchObject({ code: 0, out: expect.stringMatching(/^Interrupted since .*: alert/) })
  expect((await command('interrupt', 'pause')).out).toMatch(/^Nothing changed: interrupted since .* already, by npm run desk/)
  await desk.day.look()
  expect(desk.day.state().interruptions).toMatchObject([{ kind: 'alert', roomIds: null, isDrill: false }])
  for (const time of ['25:00', 'noon', '']) expect((await command('go-on', time)).fault).toMatch(/^When\?/)
  expect(await command('go-on')).toMatchObject({ code: 0, out: expect.stringMatching(/^The forum goes on at/) })
  await desk.day.look()
  expect(desk.day.state().interruptions).toEqual([])
  await command('interrupt', '--drill')
  await desk.day.look()
  expect([desk.day.state().interruptions, desk.day.version()?.interruptions.at(-1)?.isDrill]).toEqual([[], true])
})

test('too little to tell one person from another is refused', async () => {
  expect(await command('erase', 'a')).toMatchObject({ code: 1 })
  expect(await command('erase')).toMatchObject({ code: 1 })
})

test('the doctor says what would stop the sale, and fails then', async () => {
  const { code, out } = await aloneBeside('doctor')
  expect(code).toBe(1)
  expect(out).toContain('stop  content: the site shows the invented demo')
  expect(out).toMatch(/would stop the sale\.\n$/)
})

test.each([
  ['SELLER_IBAN', 'UA12'],
  ['PAYMENT_PROVIDER', 'bank'],
  ['SITE_URL', 'forum'],
  ['INVOICE_DAYS', '-1'],
])('a backup is made, checked and restored though %s is wrong; the doctor names it', async (name, value) => {
  const folder = newFolder()
  const given = { DATA_DIR: directory, [name]: value }
  for (const words of [
    ['backup', folder],
    ['verify', folder],
  ])
    expect(await commandHere(words, given)).toMatchObject({ code: 0, fault: '' })
  expect(await commandHere(['restore', folder], { ...given, DATA_DIR: newFolder() })).toMatchObject({ code: 0, fault: '' })
  expect(await commandHere(['doctor'], given)).toMatchObject({ code: 1, fault: expect.stringContaining(`${name}: given `) })
})

test('a backup reads no secret of another part, and refuses a wrong setting of its own', async () => {
  const given = { DATA_DIR: directory, SMTP_URL_FILE: '/nowhere/smtp', FORM_KEYS: '' }
  expect(settingsForFiles(given)).toMatchObject({ dataDirectory: directory })
  const wrong = await commandHere(['backup', newFolder()], { DATA_DIR: directory, FORM_KEYS: 'a' })
  expect(wrong).toMatchObject({ code: 1, fault: expect.stringMatching(/^FORM_KEYS: given /) })
})
