import { createServer } from 'node:net'
import { secret } from '@forum/ground/settings/secrets.ts'
import { expect, test, vi } from 'vitest'
import { DeliveryDelayed, DeliveryRefused, DeliveryUncertain } from '../outbox/channel.ts'
import { directory, freshPost, oneMail, post, startPost, toPost } from './deliver-mail-fixture.ts'
import { createMailCount } from './mail-count.ts'
import type { MailServer } from './mail-fixture.ts'
import { createMailer, type Letter, type Mail } from './mailer.ts'

freshPost()

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
  await startPost()
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
  await expect(toPost()(letter, 's')).rejects.toThrow(/cannot be used: nothing listens there: .*\(ECONNREFUSED\)$/)
  expect(content).not.toHaveBeenCalled()
  await startPost(port)
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
  const options = {
    smtpUrl: secret(`smtp://127.0.0.1:${port}`),
    from: { name: '', address: 'a@b.example' },
    organisers: null,
    directory,
    timeout: 200,
  }
  const message: Mail = { to: 'a@mail.example', subject: 'x', text: 'x', lang: 'uk', purpose: 'confirmation' }
  await expect(createMailer(options)(message, 's')).rejects.toThrow(
    /mail server cannot be used: no answer in time.*\(ETIMEDOUT\)/,
  )
  silent.close()
})

test('a server that answers letter by letter and never ends its line does not hold the mail for ever', async () => {
  const dripping = createServer((socket) => {
    socket.on('error', () => {}).write('220 here\r\n')
    socket.once('data', () => {
      const drops = setInterval(() => socket.write('2'), 5)
      socket.on('close', () => clearInterval(drops))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => dripping.once('listening', ready))
  const { port } = dripping.address() as { port: number }
  const smtpUrl = secret(`smtp://127.0.0.1:${port}`)
  const options = { smtpUrl, from: { name: '', address: 'a@b.example' }, organisers: null, directory, longest: 300 }
  await expect(createMailer(options)(oneMail, 's')).rejects.toThrow(/mail server cannot be used/)
  dripping.close()
})

test.each([
  [{ name: 'Форум: квитки', address: 'forum@forum.example' }, 'forum.example'],
  [{ name: 'Форум (Київ); Kyiv, "форум"', address: 'forum@forum.example' }, 'forum.example'],
  [{ name: '', address: 'forum@xn--l1adgmc.xn--j1amh' }, 'xn--l1adgmc.xn--j1amh'],
])('%j is the one mailbox in From, and its domain ends the Message-ID', async (from, domain) => {
  const options = { smtpUrl: secret(post.url), isEncrypted: false, from, organisers: null, directory }
  await createMailer(options)(oneMail, 's')
  const { mail, raw } = post.letters[0] as MailServer['letters'][number]
  expect(mail.from).toEqual(from)
  expect(mail.messageId).toBe(`<s.confirmation@${domain}>`)
  expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/)
})
