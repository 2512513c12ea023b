import { anyDelivery, sendEach } from '@forum/desk/composition/desk-fixture.ts'
import { createSubmissions } from '@forum/desk/forms/submissions.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test, vi } from 'vitest'
import {
  confirmedKinds,
  directory,
  freshPost,
  office,
  openDesk,
  person,
  post,
  quiet,
  subjects,
  workerOver,
} from './deliver-mail-fixture.ts'
import { createMailer, type Letter } from './mailer.ts'

freshPost()

test('no form carries a stranger’s message to a stranger', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const message = 'Ваш рахунок заблоковано, підтвердьте картку на https://evil.example/card 044 123 45 67'
  await sendEach(open.forms, { ...person, name: message, company: message })
  open.run.start()
  await quiet(open)
  const toVisitor = post.letters.filter(({ receivers }) => receivers.includes(person.email))
  expect(toVisitor).toHaveLength(confirmedKinds.length)
  for (const { raw, mail } of toVisitor) {
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/evil|заблоковано|044/)
    expect(raw).not.toContain('evil.example')
    expect(mail.text).toContain(catalogues.uk.mail.greeting(''))
  }
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
    from: { name: '', address: 'forum@forum.example' },
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
  const submissions = createSubmissions({
    store,
    rules: anyDelivery,
    now: Date.now,
    onStored: worker.deliveriesAdded,
    log: silentLog(),
  })
  await sendEach({ submissions }, odd)
  const waiting = async () => {
    const deliveries = await Promise.all((await store.list({ max: 9 })).map(({ id }) => outbox.about(id)))
    return deliveries.flat().filter(({ channel, state }) => channel === 'mail' && state === 'waiting')
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]))
  expect(subjects(office)).toContain(catalogues.uk.submissionMail.notices.callback())
  for (const { receivers, mail } of post.letters) {
    expect(receivers).toHaveLength(1)
    expect(receivers[0]).not.toContain('victim')
    expect(mail.bcc ?? []).toEqual([])
  }
  await worker.stop()
})
