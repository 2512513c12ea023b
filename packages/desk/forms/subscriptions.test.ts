import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDesk, type DeskParts } from '../composition/desk.ts'
import { type MailServer, startMailServer } from '../post/mail/mail-fixture.ts'
import { deskSettings } from '../storage/database-fixture.ts'
import { createSubscriptionKeys } from './subscriptions.ts'

let directory: string
let desk: DeskParts
let post: MailServer

beforeEach(async () => {
  directory = newFolder()
  post = await startMailServer()
  desk = await createDesk({
    config: decideConfig({
      SITE_URL: 'https://forum.example',
      DEMO: 'public',
      MAIL_ORGANISERS: 'office@forum.example',
      SMTP_URL: post.url,
      ...(await deskSettings(directory)),
    }),
    dataDirectory: directory,
    edition: () => ({ forum: '', date: '', place: '', calendar: null }),
    log: silentLog(),
  })
  desk.run.start()
})
afterEach(async () => {
  await desk[Symbol.asyncDispose]()
  await post.close()
})

const here = { locale: 'uk', page: '/uk/subscribe', forumYear: 2025 } as const
const subscribe = () =>
  desk.forms.submissions.accept('subscription', { name: 'Олена', email: 'olena@mail.example', consent: true }, here)

/** The letter to the subscriber, and the key of the page that it leads to. */
async function letter() {
  await vi.waitFor(() => expect(post.letters.some(({ receivers }) => receivers.includes('olena@mail.example'))).toBe(true))
  const { mail } = post.letters.find(({ receivers }) => receivers.includes('olena@mail.example')) ?? {}
  const key = /https:\/\/forum\.example\/uk\/subscription\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const header = (name: string) => mail?.headers.find((each) => each.key === name)?.value
  return { key, header }
}

const deliveries = async () => {
  const [kept] = await desk.forms.submissionStore.list({ kind: 'subscription', max: 9 })
  return desk.post.outbox.about(kept?.id ?? '')
}
const records = async () =>
  (await deliveries()).flatMap(({ channel, message }) =>
    channel === 'content' ? [message as { key?: string; record: object }] : [],
  )
const idOf = (record: { record: object } | undefined) => (record?.record as { id?: string } | undefined)?.id
const toOffice = () => post.letters.filter(({ receivers }) => receivers.includes('office@forum.example'))

test('nobody hears of a subscription before its address was confirmed, and then once', async () => {
  await subscribe()
  const { key } = await letter()
  expect(await desk.forms.subscriptions.stateOf(key)).toBe('asked')
  expect([await records(), toOffice()]).toEqual([[], []])

  expect(await desk.forms.subscriptions.change(key, 'confirmed')).toBe('changed')
  expect(await desk.forms.subscriptions.change(key, 'confirmed')).toBe('changed')
  expect(await desk.forms.subscriptions.stateOf(key)).toBe('confirmed')
  expect(await records()).toMatchObject([{ record: { email: 'olena@mail.example', consent: true, status: 'confirmed' } }])
  await vi.waitFor(() => expect(toOffice()).toHaveLength(1))
})

test('the letter lets a mail program end it with one press, by the address alone', async () => {
  await subscribe()
  const { key, header } = await letter()
  expect(header('list-unsubscribe')).toBe(`<https://forum.example/uk/subscription/${key}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('who ends it is ended in the content service as well, told to the organisers without the address, and may come again', async () => {
  await subscribe()
  const { key } = await letter()
  await desk.forms.subscriptions.change(key, 'confirmed')
  await desk.forms.subscriptions.change(key, 'ended')
  await desk.forms.subscriptions.change(key, 'ended')
  expect(await desk.forms.subscriptions.stateOf(key)).toBe('ended')
  const [made, ended, ...more] = await records()
  expect([ended, more]).toEqual([{ collection: 'subscriptions', key: idOf(made), record: { status: 'unsubscribed' } }, []])
  await vi.waitFor(() => expect(toOffice()).toHaveLength(2))
  expect(toOffice()[1]?.raw).not.toContain('olena@mail.example')
  await desk.forms.subscriptions.change(key, 'confirmed')
  expect(await desk.forms.subscriptions.stateOf(key)).toBe('confirmed')
})

test('only confirmed ones may be written to', async () => {
  await subscribe()
  const { key } = await letter()
  const [kept] = await desk.forms.submissionStore.list({ kind: 'subscription', max: 9 })
  const ids = [kept?.id ?? '']
  expect(await desk.forms.subscriptions.confirmedAmong(ids)).toEqual(new Set())
  await desk.forms.subscriptions.change(key, 'confirmed')
  expect(await desk.forms.subscriptions.confirmedAmong(ids)).toEqual(new Set(ids))
  await desk.forms.subscriptions.change(key, 'ended')
  expect(await desk.forms.subscriptions.confirmedAmong(ids)).toEqual(new Set())
})

test('a subscription that was erased has ended and cannot be brought back', async () => {
  await subscribe()
  const { key } = await letter()
  await desk.forms.subscriptions.change(key, 'confirmed')
  await desk.keeping.erasure.erase((await desk.forms.submissionStore.list({ max: 9 })).map(({ id }) => id))
  expect(await desk.forms.subscriptions.change(key, 'confirmed')).toBe('changed')
  expect(await desk.forms.subscriptions.stateOf(key)).toBe('ended')
})

test('letters of before a new key still lead to their subscription', async () => {
  const [old, fresh] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const id = crypto.randomUUID()
  const key = createSubscriptionKeys([old]).of(id)
  expect(createSubscriptionKeys([fresh, old]).idOf(key)).toBe(id)
  expect(createSubscriptionKeys([fresh]).idOf(key)).toBeNull()
})

test.each([
  ['nothing', () => ''],
  ['another site’s', (id: string) => createSubscriptionKeys([new Uint8Array(32)]).of(id)],
  ['the bare id', (id: string) => id],
  ['an altered one', (_: string, key: string) => key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
])('no subscription is opened by %s', async (_, forge) => {
  await subscribe()
  const { key } = await letter()
  const [kept] = await desk.forms.submissionStore.list({ kind: 'subscription', max: 9 })
  const forged = forge(kept?.id ?? '', key)
  expect([await desk.forms.subscriptions.stateOf(forged), await desk.forms.subscriptions.change(forged, 'confirmed')]).toEqual([
    null,
    null,
  ])
})
