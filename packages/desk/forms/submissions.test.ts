import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRecordSender } from '@forum/content/client/send-record.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { anyDelivery } from '../composition/desk-fixture.ts'
import { mailCarrier } from '../post/mail/mailer.ts'
import { startDeliveryWorker } from '../post/outbox/delivery-worker.ts'
import { createOutbox, type Outbox } from '../post/outbox/outbox.ts'
import { quickRetries } from '../post/outbox/retry-policy-fixture.ts'
import { recordCarrier } from '../post/records/record-channel.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { createSubmissionStore } from './submission-store.ts'
import { createSubmissions } from './submissions.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const ada = { name: 'Ада Лавлейс', phone: '+38 044 123 45 67' }
const here = { locale: 'uk', page: '/uk/contacts', forumYear: 2025 } as const

type Received = { path: string | undefined; token: string | undefined; body: Record<string, unknown> }
let server: Server | undefined

afterEach(() => server?.close())

/** A content service that answers each POST with what `answer` says, and remembers it. */
async function service(answer: (body: Record<string, unknown>, number: number) => { status: number; code?: string }) {
  const received: Received[] = []
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text)
    received.push({ path: request.url, token: request.headers.authorization, body })
    const { status, code } = answer(body, received.length)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(code ? { errors: [{ message: `about ${text}`, extensions: { code } }] } : { data: null }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, location: { kind: 'service', url, prefix: '/v2', token: secret('t0ken') } as const }
}

async function deskFor(location: Parameters<typeof createRecordSender>[0], now = Date.now) {
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database)
  const store = createSubmissionStore(database, outbox)
  const worker = startDeliveryWorker({
    outbox,
    carriers: [recordCarrier(createRecordSender(location)), mailCarrier(async () => {})],
    now: Date.now,
    log,
    pace: quickRetries,
  })
  return {
    outbox,
    store,
    worker,
    submissions: createSubmissions({ store, rules: anyDelivery, now, onStored: worker.deliveriesAdded, log }),
  }
}

const isQuiet = (outbox: Outbox) => vi.waitFor(async () => expect(await outbox.statistics()).toMatchObject({ waiting: 0 }))

test('a callback reaches its collection with the key of the submission, and the log says nothing of the person', async () => {
  const { received, location } = await service(() => ({ status: 200 }))
  const { outbox, store, worker, submissions } = await deskFor(location)
  expect(await submissions.accept('callback', ada, here)).toBe('stored')
  await isQuiet(outbox)
  const [kept] = await store.list({ max: 1 })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    path: '/v2/items/callbacks',
    token: 'Bearer t0ken',
    body: { ...ada, id: kept?.id, lang: 'uk' },
  })
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('Ада')
  await worker.stop()
})

test('a service that knows name and phone only is sent just these', async () => {
  const { received, location } = await service((body) => ('lang' in body ? { status: 403, code: 'FORBIDDEN' } : { status: 200 }))
  const { outbox, worker, submissions } = await deskFor(location)
  await submissions.accept('callback', ada, here)
  await isQuiet(outbox)
  expect(await outbox.statistics()).toMatchObject({ delivered: 2, dead: 0 })
  expect(received.at(-1)?.body).toEqual(ada)
  await worker.stop()
})

test('a record that had arrived before the answer was lost counts as delivered', async () => {
  const { received, location } = await service((_, number) =>
    number === 1 ? { status: 502 } : { status: 400, code: 'RECORD_NOT_UNIQUE' },
  )
  const { outbox, worker, submissions } = await deskFor(location)
  await submissions.accept('booking', { name: 'Ада', email: 'a@b.example', phone: '0441234567', consent: true }, here)
  await isQuiet(outbox)
  expect(await outbox.statistics()).toMatchObject({ dead: 0 })
  expect(received[0]?.body.id).toBe(received[1]?.body.id)
  expect(received[1]?.body).toMatchObject({ forum_year: 2025, lang: 'uk', name: 'Ада' })
  await worker.stop()
})

test('what the service refuses for good lies as a dead letter whose reason repeats nothing of the visitor', async () => {
  const { location } = await service(() => ({ status: 400, code: 'INVALID_PAYLOAD' }))
  const { outbox, worker, submissions } = await deskFor(location)
  await submissions.accept('booking', { name: 'Ада', email: 'ada@b.example', phone: '+38 044 123 45 67', consent: true }, here)
  await vi.waitFor(async () => expect((await outbox.statistics()).dead).toBe(1))
  const [owner = ''] = await outbox.ownersWith('dead')
  const reason = (await outbox.about(owner)).find(({ state }) => state === 'dead')?.lastError
  expect(reason).toContain('INVALID_PAYLOAD')
  expect(reason).not.toContain('ada@')
  await worker.stop()
})

test('the same form twice, after a reload and from a second tab too, is kept once within half an hour', async () => {
  let now = Date.now()
  const { store, submissions } = await deskFor({ kind: 'embedded' }, () => now)
  const booking = { name: 'Ада', email: 'a@b.example', phone: '0441234567', consent: true }
  for (const minutes of [0, 0, 29]) {
    now += minutes * 60_000
    expect(await submissions.accept('booking', booking, here)).toBe('stored')
  }
  await submissions.accept('callback', ada, here)
  await submissions.accept('callback', { phone: ada.phone, name: ada.name }, { ...here, page: '/uk' })
  await submissions.accept('callback', { ...ada, name: 'Інша' }, here)
  const kinds = async () => (await store.list({ max: 10 })).map(({ kind }) => kind).toSorted()
  expect(await kinds()).toEqual(['booking', 'callback', 'callback'])
  now += 2 * 60_000
  await submissions.accept('booking', booking, here)
  expect(await kinds()).toEqual(['booking', 'booking', 'callback', 'callback'])
})

test('a form that was corrected and sent once more is not taken for its first sending', async () => {
  const { store, submissions } = await deskFor({ kind: 'embedded' })
  const booking = { name: 'Ада', email: 'a@b.example', phone: '0441234567', consent: true }
  await submissions.accept('booking', booking, here)
  expect(await submissions.accept('booking', { ...booking, phone: '0441234568' }, here)).toBe('stored')
  expect(await store.list({ max: 10 })).toHaveLength(2)
})
