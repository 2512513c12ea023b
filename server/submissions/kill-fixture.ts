// A process with nothing but the desk, for the test that kills it: takes callbacks over HTTP, acknowledges what is kept, delivers behind.
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { createRecordSender } from '../content-service/send-record.ts'
import { silentLog } from '../log.ts'
import { mailCarrier } from '../mail/mailer.ts'
import { startDeliveryWorker } from '../outbox/delivery-worker.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { hasty } from '../outbox/retry-policy-fixture.ts'
import { recordCarrier } from '../records/record-channel.ts'
import { openDatabase } from '../storage/open-database.ts'
import { createSubmissionStore } from './submission-store.ts'
import { createSubmissions } from './submissions.ts'

// Who is killed does not come to keep what was compiled.
flushCompileCache()

const [file = '', url = ''] = process.argv.slice(2)
const log = silentLog()
const database = await openDatabase(file)
const outbox = createOutbox(database)
const send = createRecordSender({ kind: 'service', url, prefix: '/v2', token: null })
const worker = startDeliveryWorker({
  outbox,
  carriers: [recordCarrier(send), mailCarrier(async () => {})],
  now: Date.now,
  log,
  pace: hasty,
})
const submissions = createSubmissions({
  store: createSubmissionStore(database, outbox),
  rules: { subscriptionPage: () => '', mayConfirm: () => true, notConfirmed: () => {} },
  now: Date.now,
  onStored: worker.wake,
  log,
})

createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const callback = JSON.parse(text) as { name: string; phone: string }
  const outcome = await submissions.accept('callback', callback, { locale: 'uk', page: '/uk', forumYear: 2025 })
  response.writeHead(outcome === 'stored' ? 204 : 503).end()
}).listen(0, '127.0.0.1', function (this: import('node:net').Server) {
  const address = this.address()
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`)
})
