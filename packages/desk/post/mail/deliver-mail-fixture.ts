// A mail server and, on demand, a desk or a lone worker that sends to it, for the tests of letters: new for each test.

import { createDesk, type DeskParts } from '@forum/desk/composition/desk.ts'
import { personMarked } from '@forum/desk/composition/desk-fixture.ts'
import { createSubmissionStore } from '@forum/desk/forms/submission-store.ts'
import { deskSettings, openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { type ConfirmedKind, formOfKind, submissionKinds } from '@forum/domain/submission/submission.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { startDeliveryWorker } from '../outbox/delivery-worker.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { quickRetries } from '../outbox/retry-policy-fixture.ts'
import { recordCarrier } from '../records/record-channel.ts'
import { createMailCount } from './mail-count.ts'
import { type MailServer, startMailServer } from './mail-fixture.ts'
import { createMailer, type Mail, mailCarrier, mailChannel, mailDelivery } from './mailer.ts'

export const confirmedKinds = submissionKinds.filter((kind): kind is ConfirmedKind => formOfKind(kind).fields.includes('email'))
export const [person, colleague] = [personMarked('olena'), personMarked('koleha')]
export const office = 'office@forum.example'
const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'

export let directory: string
let desk: DeskParts | null
export let post: MailServer

/** To be called by each test file: test files share imported modules, so hooks at the top level would run for the first of them only. */
export function freshPost(): void {
  beforeEach(async () => {
    directory = newFolder()
    desk = null
    await startPost()
  })
  afterEach(async () => {
    await desk?.[Symbol.asyncDispose]()
    await post.close()
  })
}

/** The mail server, once more after a test closed it. */
export async function startPost(port?: number): Promise<void> {
  post = await startMailServer(port)
}

export async function openDesk(environment: Record<string, string> = {}, log = silentLog()): Promise<DeskParts> {
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
    edition: (year, locale) => ({
      forum: `Форум ${year}`,
      ticket: locale === 'uk' ? 'Учасник' : 'Participant',
      date: '16–17 жовтня',
      place: 'Київ',
      calendar,
    }),
    log,
  })
  return desk
}

export const undelivered = async ({ keeping: { received } }: DeskParts) =>
  (await received.list({ max: 99 }))
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ channel, state }) => channel !== 'content' && state !== 'delivered')
export const quiet = (open: DeskParts) => vi.waitFor(async () => expect(await undelivered(open)).toEqual([]))
export const subjects = (to: string) =>
  post.letters.filter(({ receivers }) => receivers.includes(to)).map(({ mail }) => mail.subject)

export async function workerOver(
  url: string,
  organisers: string | null = null,
  log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
) {
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database, [mailChannel])
  const store = createSubmissionStore(database, outbox)
  const carriers = [
    mailCarrier(
      createMailer({
        isEncrypted: false,
        smtpUrl: secret(url),
        from: { name: '', address: 'forum@forum.example' },
        organisers,
        directory,
      }),
    ),
    recordCarrier(async () => true),
  ]
  const worker = startDeliveryWorker({ outbox, carriers, now: Date.now, log, pace: quickRetries })
  const send = async (id: string) => {
    const message: Mail = { to: 'a@mail.example', subject: id, text: 'x', lang: 'uk', purpose: 'confirmation' }
    await outbox.add(database, id, [mailDelivery(message)], Date.now())
    worker.deliveriesAdded()
  }
  return { outbox, store, worker, send, log }
}

export const oneMail: Mail = { to: 'olena.mark@mail.example', subject: 'x', text: 'x', lang: 'uk', purpose: 'confirmation' }
export const toPost = (timeout?: number, count = createMailCount()) =>
  createMailer({
    count,
    isEncrypted: false,
    smtpUrl: secret(post.url),
    from: { name: '', address: 'a@b.example' },
    organisers: null,
    directory,
    ...(timeout && { timeout }),
  })

export function beginningOf(content: ArrayBuffer | Uint8Array | string | undefined): string {
  return Buffer.from(content as ArrayBuffer).toString('latin1', 0, 4)
}
