import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type ConfirmedKind, formOfKind, submissionKinds } from '#domain/submission/submission.ts'
import { mail as english } from '#messages/en/mail.ts'
import { mail as russian } from '#messages/ru/mail.ts'
import { submissionWordsIn } from '#messages/submission-words.ts'
import { mail as ukrainian } from '#messages/uk/mail.ts'
import { decideConfig } from '../config/config.ts'
import { secret } from '../config/secrets.ts'
import { createDesk, type DeskParts } from '../desk.ts'
import { anyDelivery, orderOf, personMarked, placed, sendEach } from '../desk-fixture.ts'
import { silentLog } from '../log.ts'
import { DeliveryDelayed, DeliveryRefused, DeliveryUncertain } from '../outbox/channel.ts'
import { startDeliveryWorker } from '../outbox/delivery-worker.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { hasty } from '../outbox/pace-fixture.ts'
import { recordCarrier } from '../records/record-channel.ts'
import { deskSettings, openTestDatabase } from '../storage/database-fixture.ts'
import { createSubmissionStore } from '../submissions/submission-store.ts'
import { createSubmissions } from '../submissions/submissions.ts'
import { createMailCount } from './mail-count.ts'
import { type MailServer, startMailServer } from './mail-fixture.ts'
import { createMailer, type Letter, type Mail, mailCarrier, mailChannel, mailDelivery } from './mailer.ts'

const words = { uk: ukrainian, en: english, ru: russian }
const confirmedKinds = submissionKinds.filter((kind): kind is ConfirmedKind => formOfKind(kind).fields.includes('email'))
const [person, colleague] = [personMarked('olena'), personMarked('koleha')]
const office = 'office@forum.example'
const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'

let directory: string
let desk: DeskParts | null
let post: MailServer

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mail-'))
  desk = null
  post = await startMailServer()
})
afterEach(async () => {
  await desk?.[Symbol.asyncDispose]()
  await post.close()
  rmSync(directory, { recursive: true })
})

async function openDesk(environment: Record<string, string> = {}, log = silentLog()): Promise<DeskParts> {
  const shared = await deskSettings(directory)
  desk = await createDesk({
    config: decideConfig({
      SITE_URL: 'https://forum.example',
      DEMO: 'public',
      MAIL_ORGANISERS: office,
      ...shared,
      ...environment,
    }),
    dataDirectory: directory,
    edition: (year) => ({ forum: `Форум ${year}`, date: '16–17 жовтня', place: 'Київ', calendar }),
    log,
  })
  return desk
}

const undelivered = async ({ journal }: DeskParts) =>
  (await journal.list({ max: 99 }))
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ channel, state }) => channel !== 'content' && state !== 'delivered')
const quiet = (open: DeskParts) => vi.waitFor(async () => expect(await undelivered(open)).toEqual([]), { timeout: 15_000 })
const subjects = (to: string) => post.letters.filter(({ receivers }) => receivers.includes(to)).map(({ mail }) => mail.subject)

test.each<Locale>(['uk', 'en', 'ru'])(
  'each form is confirmed in the language of its page (%s), and told to the organisers',
  async (locale) => {
    const open = await openDesk({ SMTP_URL: post.url })
    await sendEach(open, person, locale)
    open.start()
    await quiet(open)
    const { greeting } = words[locale]
    const { confirmations } = submissionWordsIn[locale].submissionMail
    expect(subjects(person.email).toSorted()).toEqual(confirmedKinds.map((kind) => confirmations[kind](2025).subject).toSorted())
    // Of a subscription they hear once its address was confirmed.
    expect(subjects(office)).toHaveLength(submissionKinds.length - 1)
    for (const { mail, receivers } of post.letters) {
      expect(mail.from?.address).toBe('forum@forum.example')
      expect(mail.to?.map(({ address }) => address)).toEqual(receivers)
      const isToVisitor = receivers.includes(person.email)
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
      expect(header('content-language')).toBe(isToVisitor ? locale : 'uk')
      expect(header('auto-submitted')).toBe('auto-generated')
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(isToVisitor ? [office] : replyToOf(mail.subject))
      if (isToVisitor) expect(mail.text).toContain(greeting(person.name).slice(0, 10))
      else expect(mail.text).toContain(person.name)
    }
    const ids = post.letters.map(({ mail }) => mail.messageId)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

/** A request to be called back has no address to answer to. */
const replyToOf = (subject = '') =>
  subject === submissionWordsIn.uk.submissionMail.notices.callback() ? undefined : [person.email]

test('no form carries a stranger’s message to a stranger', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const message = 'Ваш рахунок заблоковано, підтвердьте картку на https://evil.example/card 044 123 45 67'
  await sendEach(open, { ...person, name: message, company: message })
  open.start()
  await quiet(open)
  const toVisitor = post.letters.filter(({ receivers }) => receivers.includes(person.email))
  expect(toVisitor).toHaveLength(confirmedKinds.length)
  for (const { raw, mail } of toVisitor) {
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/evil|заблоковано|044/)
    expect(raw).not.toContain('evil.example')
    expect(mail.text).toContain(ukrainian.greeting(''))
  }
})

test('one address gets one confirmation of a form within the hour, however it is spelt, and the log counts the others', async () => {
  const lines: object[] = []
  const log = { ...silentLog(), warn: (line: object) => lines.push(line) } as never
  const open = await openDesk({ SMTP_URL: post.url }, log)
  for (const [index, email] of ['a.b@mail.example', 'A.B@mail.example', 'a.b+x@mail.example', 'other@mail.example'].entries())
    await sendEach(open, { ...person, email, name: `Олена ${index}` })
  open.start()
  await quiet(open)
  const confirmed = post.letters.filter(({ receivers }) => receivers[0] !== office)
  expect(confirmed).toHaveLength(2 * confirmedKinds.length)
  expect(subjects(office)).toHaveLength(4 * (submissionKinds.length - 1))
  expect(lines.filter((line) => 'security' in line)).toEqual(confirmedKinds.map((kind) => ({ security: 'too many', kind })))
})

test('a server that offers no encryption gets no letter when encryption is required', async () => {
  const open = await openDesk({ SMTP_URL: post.url, SMTP_TLS: 'required' })
  await sendEach(open, person)
  open.start()
  await vi.waitFor(async () => expect((await undelivered(open)).some(({ attempts }) => attempts > 0)).toBe(true), {
    timeout: 10_000,
  })
  expect(post.letters).toEqual([])
})

test.each<Locale>(['uk', 'en', 'ru'])(
  'an order (%s): the invoice with its PDF, then the tickets, and to each attendee their own',
  async (locale) => {
    const open = await openDesk({ SMTP_URL: post.url })
    const order = await placed(open, orderOf(person, colleague, { locale }))
    open.start()
    await quiet(open)
    const { orders } = words[locale]
    const [invoice] = post.letters.filter(({ receivers }) => receivers.includes(person.email))
    expect(invoice?.mail.subject).toContain(order.number)
    expect(invoice?.mail.text).toContain(`https://forum.example${localePath(locale, pathWithin.order(order.pageKey))}`)
    expect(invoice?.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`${order.number}.pdf`, 'application/pdf'],
    ])
    expect(beginningOf(invoice?.mail.attachments[0]?.content)).toBe('%PDF')
    expect(subjects(office)).toEqual([ukrainian.orders.notice(order.number)])

    post.letters.length = 0
    await open.orders.markPaid(order.number)
    await open[Symbol.asyncDispose]()
    const again = await openDesk({ SMTP_URL: post.url })
    again.start()
    await quiet(again)
    expect(post.letters.map(({ receivers }) => receivers).toSorted()).toEqual([[colleague.email], [office], [person.email]])
    expect(subjects(office)).toEqual([ukrainian.orders.noticePaid(order.number)])
    const tickets = post.letters.find(({ receivers }) => receivers.includes(person.email))?.mail
    expect(tickets?.subject).toBe(orders.tickets(order.number).subject)
    expect(tickets?.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual([
      'application/pdf',
      'application/pdf',
      'text/calendar',
    ])
    const one = post.letters.find(({ receivers }) => receivers.includes(colleague.email))?.mail
    expect(one?.subject).toBe(orders.attendeeTicket(person.name).subject)
    expect(one?.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual(['application/pdf', 'text/calendar'])
    expect(beginningOf(one?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content)).toBe('BEGI')
    const [first, second] = await again.orders.ticketsOf(order.id)
    expect(one?.text).toContain(`/ticket/${second?.pageKey}`)
    expect(one?.text).not.toContain(first?.pageKey)
  },
)

test('only the letter of an invoice for limited seats has the address that keeps them, and it says what they are until then', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const above = await placed(open, orderOf(person, colleague), 2)
  const held = await placed(open, orderOf(person, colleague), 100)
  const confirmed = await placed(open, orderOf(person, colleague), 100)
  await open.orders.confirm(confirmed.confirmKey)
  const cancelled = await placed(open, orderOf(person, colleague), 100)
  await open.orders.cancelUnpaid([cancelled.id], true)
  open.start()
  await quiet(open)
  const letterOf = ({ number }: { number: string }) =>
    post.letters.find(({ receivers, mail }) => receivers.includes(person.email) && mail.subject?.includes(number))?.mail.text ??
    ''
  expect(letterOf(held)).toContain(`/uk/order/${held.pageKey}${held.confirmKey}\n`)
  expect(letterOf(held)).toContain('Місця за вами до')
  expect(letterOf(above)).toContain(`/uk/order/${above.pageKey}${above.confirmKey}\n`)
  expect(letterOf(above)).toContain('Місця ще не закріплено')
  expect(letterOf(confirmed)).toContain(`/uk/order/${confirmed.pageKey}\n`)
  // Called off before its letter went out: nobody is asked for money.
  expect(letterOf(cancelled)).toBe('')
})

test('the organisers are told when unpaid orders hold more than half of the seats of a ticket, with its name and numbers', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const { lines, ...order } = orderOf(person, colleague, { method: 'card' })
  const many = lines.map((line) => ({ ...line, attendees: Array.from({ length: 11 }, () => line.attendees[0]) }))
  await placed(open, { ...order, lines: many as typeof lines }, 20)
  open.start()
  const told = await vi.waitFor(
    () =>
      post.letters.find(({ mail }) => mail.subject === ukrainian.orders.unpaidHolds('').subject) ?? expect.fail('nobody is told'),
    { timeout: 15_000 },
  )
  expect(told.receivers).toEqual([office])
  expect(told.mail.text).toContain('«Повний квиток» — 11 із 20')
})

test('an order carries no stranger’s message to a stranger: the invoice that names it stays on the page of the order', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const order = await placed(open, orderOf({ ...person, company: 'Виграш! Заберіть на evil.example/card' }, colleague))
  open.start()
  await quiet(open)
  const [invoice] = post.letters.filter(({ receivers }) => receivers.includes(person.email))
  expect(invoice?.mail.attachments).toEqual([])
  expect(invoice?.mail.text).toContain(`/uk/order/${order.pageKey}`)
  expect(invoice?.mail.text).not.toContain('evil')
})

const breaks = [
  '\r\nBcc: victim@mail.example',
  '\nBcc: victim@mail.example',
  '\r\n\r\nbody',
  '\u2028Bcc: v@m.example',
  '%0d%0aBcc: v@m.example',
]

test.each(breaks)('no text of a visitor adds a header or a receiver: %j', async (injection) => {
  const send = createMailer({
    isEncrypted: false,
    smtpUrl: secret(post.url),
    from: 'forum@forum.example',
    organisers: office,
    directory,
  })
  const mail: Letter = {
    to: `a@mail.example${injection}`,
    replyTo: `b@mail.example${injection}`,
    subject: `Тема${injection}`,
    text: `Текст${injection}`,
    lang: `uk${injection}`,
    purpose: 'confirmation',
    attachments: [{ filename: `x${injection}.pdf`, contentType: 'application/pdf', content: async () => Buffer.from('x') }],
  }
  const deliver = (changes: Partial<Letter>) => send({ ...mail, ...changes }, 's')
  // An address that is none may be refused; it must not become two.
  await deliver({}).catch(() => {})
  await deliver({ to: 'a@mail.example', replyTo: 'b@mail.example' })
  await deliver({ to: null })
  expect(post.letters.length).toBeGreaterThanOrEqual(2)
  for (const { receivers, raw, mail: read } of post.letters) {
    expect(receivers).toHaveLength(1)
    expect(receivers[0]).not.toMatch(/victim|v@m/)
    expect(read.bcc ?? []).toEqual([])
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
    const [head = ''] = raw.split('\r\n\r\n', 1)
    expect(head.split(/\r\n|\r|\n/).filter((line) => /^bcc:/i.test(line))).toEqual([])
    expect(new Set(read.headers.map(({ key }) => key)).size).toBe(read.headers.length)
  }
})

test('an address that is two, and a name of several lines, reach nobody else; the organisers are told all the same', async () => {
  const odd = { ...person, name: 'Олена\r\nBcc: victim@mail.example', email: 'a@mail.example, victim@mail.example' }
  const { outbox, store, worker } = await workerOver(post.url, office)
  const submissions = createSubmissions({ store, rules: anyDelivery, now: Date.now, onStored: worker.wake, log: silentLog() })
  await sendEach({ submissions }, odd)
  const waiting = async () => {
    const deliveries = await Promise.all((await store.list({ max: 9 })).map(({ id }) => outbox.about(id)))
    return deliveries.flat().filter(({ channel, state }) => channel === 'mail' && state === 'waiting')
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 })
  expect(subjects(office)).toContain(submissionWordsIn.uk.submissionMail.notices.callback())
  for (const { receivers, mail } of post.letters) {
    expect(receivers).toHaveLength(1)
    expect(receivers[0]).not.toContain('victim')
    expect(mail.bcc ?? []).toEqual([])
  }
  await worker.stop()
})

test('a mistyped address of a visitor does not keep the notice from the organisers', async () => {
  post.unknown.add(person.email)
  const { outbox, store, worker } = await workerOver(post.url, office)
  const submissions = createSubmissions({ store, rules: anyDelivery, now: Date.now, onStored: worker.wake, log: silentLog() })
  await sendEach({ submissions }, person)
  await vi.waitFor(() => expect(subjects(office)).toHaveLength(submissionKinds.length - 1), { timeout: 10_000 })
  await vi.waitFor(async () => expect((await outbox.ownersWith('dead')).size).toBe(confirmedKinds.length), 10_000)
  await worker.stop()
})

async function workerOver(url: string, organisers: string | null = null, log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }) {
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database, [mailChannel])
  const store = createSubmissionStore(database, outbox)
  const carriers = [
    mailCarrier(createMailer({ isEncrypted: false, smtpUrl: secret(url), from: 'forum@forum.example', organisers, directory })),
    recordCarrier(async () => true),
  ]
  const worker = startDeliveryWorker({ outbox, carriers, now: Date.now, log, pace: hasty })
  const send = async (id: string) => {
    const message: Mail = { to: 'a@mail.example', subject: id, text: 'x', lang: 'uk', purpose: 'confirmation' }
    await outbox.add(database, id, [mailDelivery(message)], Date.now())
    worker.wake()
  }
  return { outbox, store, worker, send, log }
}

test('a mail server that is down, then busy, then there again gets each letter once', async () => {
  const port = Number(new URL(post.url).port)
  await post.close()
  const { outbox, worker, send } = await workerOver(`smtp://127.0.0.1:${port}`)
  await send('one')
  await vi.waitFor(async () => expect((await outbox.about('one'))[0]?.attempts).toBeGreaterThan(1))
  expect((await outbox.about('one'))[0]?.lastError).toMatch(/mail server cannot be used/)
  post = await startMailServer(port)
  post.refuses = { code: 451, times: 3 }
  await send('two')
  await vi.waitFor(async () => expect(await outbox.statistics()).toEqual({ waiting: 0, delivered: 2, dead: 0 }), {
    timeout: 5000,
  })
  expect(post.letters.map(({ mail }) => mail.subject).toSorted()).toEqual(['one', 'two'])
  await worker.stop()
})

test('a letter that the server will never take becomes a dead letter whose reason names nobody', async () => {
  post.refuses = { code: 550, times: 99 }
  const { outbox, worker, send, log } = await workerOver(post.url)
  await send('one')
  await vi.waitFor(async () => expect((await outbox.statistics()).dead).toBe(1))
  expect((await outbox.about('one'))[0]).toMatchObject({ attempts: 3, lastError: 'the mail server answers 550 not now' })
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('a@mail.example')
  await worker.stop()
})

const oneMail: Mail = { to: 'olena.mark@mail.example', subject: 'x', text: 'x', lang: 'uk', purpose: 'confirmation' }
const toPost = (timeout?: number, count = createMailCount()) =>
  createMailer({
    count,
    isEncrypted: false,
    smtpUrl: secret(post.url),
    from: 'a@b.example',
    organisers: null,
    directory,
    ...(timeout && { timeout }),
  })

test.each<[string, (server: MailServer) => void, new (...given: never[]) => Error, RegExp]>([
  [
    'of a quota',
    (server) => (server.refuses = { code: 550, times: 1, words: '5.4.5 Daily quota exceeded' }),
    DeliveryRefused,
    /answers 550 5\.4\.5 Daily quota exceeded$/,
  ],
  [
    'that names the receiver',
    (server) => (server.refuses = { code: 550, times: 1, words: '5.1.1 <olena.mark@mail.example>: Олена is unknown' }),
    DeliveryRefused,
    /answers 550 5\.1\.1 … is unknown$/,
  ],
  [
    'of greylisting',
    (server) => (server.refuses = { code: 451, times: 1, words: '4.7.1 try later' }),
    DeliveryDelayed,
    /answers 451 4\.7\.1 try later$/,
  ],
  ['that it closes for everybody', (server) => (server.refuses = { code: 421, times: 1 }), Error, /answers 421/],
  ['cut off after the whole letter', (server) => (server.cuts = 1), DeliveryUncertain, /may have arrived/],
  [
    'that never comes after the whole letter',
    (server) => (server.isSilent = true),
    DeliveryUncertain,
    /ETIMEDOUT.*may have arrived/,
  ],
])('an answer %s is told apart from the others', async (_, prepare, kind, words) => {
  prepare(post)
  const fault = await toPost(500)(oneMail, 's').catch((error: Error) => error)
  expect(fault).toBeInstanceOf(kind)
  expect((fault as Error).constructor).toBe(kind)
  expect((fault as Error).message).toMatch(words)
})

test('letters are counted by what they are for and what became of them, and those to nobody are not', async () => {
  const count = createMailCount()
  const send = toPost(500, count)
  post.refuses = { code: 550, times: 1 }
  await send(oneMail, 's').catch(() => {})
  for (const purpose of ['tickets', 'ticket-0', 'ticket-12-cancelled']) await send({ ...oneMail, purpose }, 's')
  await send({ ...oneMail, to: null }, 's')
  await post.close()
  await send(oneMail, 's').catch(() => {})
  post = await startMailServer()
  const counted = count.counts().filter(({ number }) => number > 0)
  expect(counted.map(({ kind, outcome, number }) => `${kind} ${outcome} ${number}`).toSorted()).toEqual([
    'confirmation away 1',
    'confirmation refused 1',
    'ticket sent 2',
    'tickets sent 1',
  ])
})

test('documents are drawn when the server is there, and not for one that is away', async () => {
  const content = vi.fn(async () => Buffer.from('a document'))
  const letter: Letter = { ...oneMail, attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content }] }
  const port = Number(new URL(post.url).port)
  await post.close()
  await expect(toPost()(letter, 's')).rejects.toThrow(/cannot be used \(ESOCKET\)/)
  expect(content).not.toHaveBeenCalled()
  post = await startMailServer(port)
  await toPost()(letter, 's')
  expect(content).toHaveBeenCalledOnce()
  const [attached] = post.letters[0]?.mail.attachments ?? []
  expect(Buffer.from(attached?.content as ArrayBuffer).toString()).toBe('a document')
  const failing = {
    ...letter,
    attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: () => Promise.reject(new Error('Олена')) }],
  }
  const fault = await toPost()(failing, 's').catch((error: Error) => error)
  expect(fault).toBeInstanceOf(DeliveryDelayed)
  expect(fault).not.toMatchObject({ message: expect.stringContaining('Олена') })
  expect(post.letters).toHaveLength(1)
})

test('a server that takes the connection and says nothing does not hold the letter for ever', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((ready) => silent.once('listening', ready))
  const { port } = silent.address() as { port: number }
  const options = { smtpUrl: secret(`smtp://127.0.0.1:${port}`), from: 'a@b.example', organisers: null, directory, timeout: 200 }
  const message: Mail = { to: 'a@mail.example', subject: 'x', text: 'x', lang: 'uk', purpose: 'confirmation' }
  await expect(createMailer(options)(message, 's')).rejects.toThrow(/mail server cannot be used \(ETIMEDOUT\)/)
  silent.close()
})

test('without a mail server each letter is a file that mail programs read, for the owner only', async () => {
  const open = await openDesk()
  const order = await placed(open, orderOf(person, colleague))
  await open.orders.markPaid(order.number)
  open.start()
  await quiet(open)
  expect(post.connections()).toBe(0)
  const folder = join(directory, 'mail')
  const files = readdirSync(folder)
  expect(files.toSorted()).toEqual(
    ['invoice', 'notice-paid', 'notice', 'ticket-1', 'tickets'].map((purpose) => `${order.id}.${purpose}.eml`),
  )
  const tickets = await PostalMime.parse(readFileSync(join(folder, `${order.id}.tickets.eml`)))
  expect(tickets.to?.[0]?.address).toBe(person.email)
  expect(tickets.attachments).toHaveLength(3)
})

function beginningOf(content: ArrayBuffer | Uint8Array | string | undefined): string {
  return Buffer.from(content as ArrayBuffer).toString('latin1', 0, 4)
}
