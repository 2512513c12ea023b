import { anyDelivery, sendEach } from '@forum/desk/composition/desk-fixture.ts'
import { createSubmissions } from '@forum/desk/forms/submissions.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { type ConfirmedKind, submissionKinds } from '@forum/domain/submission/submission.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test, vi } from 'vitest'
import {
  confirmedKinds,
  freshPost,
  office,
  openDesk,
  person,
  post,
  quiet,
  startPost,
  subjects,
  undelivered,
  workerOver,
} from './deliver-mail-fixture.ts'

freshPost()

test.each(locales)('each form is confirmed in the language of its page (%s), and told to the organisers', async (locale) => {
  const open = await openDesk({ SMTP_URL: post.url })
  const visitor = { ...person, name: 'Олена Ґудзь' }
  await sendEach(open.forms, visitor, locale)
  open.run.start()
  await quiet(open)
  const { greeting } = catalogues[locale].mail
  const confirmations: Partial<Record<ConfirmedKind, (year: number) => { subject: string }>> =
    catalogues[locale].submissionMail.confirmations
  expect(subjects(person.email).toSorted()).toEqual(confirmedKinds.map((kind) => confirmations[kind]?.(2025).subject).toSorted())
  // Of a subscription they hear once its address was confirmed.
  expect(subjects(office)).toHaveLength(submissionKinds.length - 1)
  for (const { mail, receivers } of post.letters) {
    expect(mail.from?.address).toBe('forum@forum.example')
    expect(mail.to?.map(({ address }) => address)).toEqual(receivers)
    const isToVisitor = receivers.includes(person.email)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('content-language')).toBe(isToVisitor ? locale : 'uk')
    expect(header('auto-submitted')).toBe('auto-generated')
    // Exchange answers no absence, and still returns what it cannot deliver.
    expect(header('x-auto-response-suppress')?.split(', ')).toEqual(expect.arrayContaining(['OOF', 'AutoReply']))
    expect(header('x-auto-response-suppress')).not.toMatch(/\bNDR\b|All/)
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(isToVisitor ? [office] : replyToOf(mail.subject))
    if (isToVisitor) expect(mail.text).toContain(greeting(visitor.name).slice(0, 10))
    else expect(mail.text).toContain(visitor.name)
  }
  const ids = post.letters.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(ids.length)
})

/** A request to be called back has no address to answer to. */
const replyToOf = (subject = '') => (subject === catalogues.uk.submissionMail.notices.callback() ? undefined : [person.email])

test('one address gets one confirmation of a form within the hour, however it is spelt, and the log counts the others', async () => {
  const lines: object[] = []
  const log = { ...silentLog(), warn: (line: object) => lines.push(line) } as never
  const open = await openDesk({ SMTP_URL: post.url }, log)
  for (const [index, email] of ['a.b@mail.example', 'A.B@mail.example', 'a.b+x@mail.example', 'other@mail.example'].entries())
    await sendEach(open.forms, { ...person, email, name: `Олена ${index}` })
  open.run.start()
  await quiet(open)
  const confirmed = post.letters.filter(({ receivers }) => receivers[0] !== office)
  expect(confirmed).toHaveLength(2 * confirmedKinds.length)
  expect(subjects(office)).toHaveLength(4 * (submissionKinds.length - 1))
  expect(lines.filter((line) => 'security' in line)).toEqual(confirmedKinds.map((kind) => ({ security: 'too many', kind })))
})

test('a server that offers no encryption gets no letter when encryption is required', async () => {
  const open = await openDesk({ SMTP_URL: post.url, SMTP_TLS: 'required' })
  await sendEach(open.forms, person)
  open.run.start()
  await vi.waitFor(async () => expect((await undelivered(open)).some(({ attempts }) => attempts > 0)).toBe(true))
  expect(post.letters).toEqual([])
})

test('a mistyped address of a visitor does not keep the notice from the organisers', async () => {
  post.unknown.add(person.email)
  const { outbox, store, worker } = await workerOver(post.url, office)
  const submissions = createSubmissions({
    store,
    rules: anyDelivery,
    now: Date.now,
    onStored: worker.deliveriesAdded,
    log: silentLog(),
  })
  await sendEach({ submissions }, person)
  await vi.waitFor(() => expect(subjects(office)).toHaveLength(submissionKinds.length - 1))
  await vi.waitFor(async () => expect((await outbox.ownersWith('dead')).size).toBe(confirmedKinds.length))
  await worker.stop()
})

test('an address of the organisers that the server refuses while it takes the other is remembered until it takes both', async () => {
  const gone = 'gone@forum.example'
  const open = await openDesk({ SMTP_URL: post.url, MAIL_ORGANISERS: `${office}, ${gone}` })
  open.run.start()
  post.unknown.add(gone)
  await sendEach(open.forms, person)
  await quiet(open)
  expect(subjects(office)).toHaveLength(submissionKinds.length - 1)
  expect(open.post.mails.refusedOrganisers()).toEqual([gone])
  post.unknown.clear()
  await sendEach(open.forms, { ...person, name: 'Олена' })
  await quiet(open)
  expect(subjects(gone)).toHaveLength(submissionKinds.length - 1)
  expect(open.post.mails.refusedOrganisers()).toEqual([])
})

test('a mail server that is down, then busy, then there again gets each letter once', async () => {
  const port = Number(new URL(post.url).port)
  await post.close()
  const { outbox, worker, send } = await workerOver(`smtp://127.0.0.1:${port}`)
  await send('one')
  await vi.waitFor(async () => expect((await outbox.about('one'))[0]?.attempts).toBeGreaterThan(1))
  expect((await outbox.about('one'))[0]?.lastError).toMatch(/mail server cannot be used/)
  await startPost(port)
  post.refuses = { code: 451, times: 3 }
  await send('two')
  await vi.waitFor(async () => expect(await outbox.statistics()).toEqual({ waiting: 0, delivered: 2, dead: 0 }))
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
