// A process with the whole desk and no pages, which the storm test kills. It takes orders and forms over HTTP and delivers in the background.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { formKeys, ticketKeys } from '../keeping/files/stored-keys.ts'
import { quickRetries } from '../post/outbox/retry-policy-fixture.ts'
import { StorageFault } from '../storage/database.ts'
import { createDesk } from './desk.ts'
import { orderOf, personMarked } from './desk-fixture.ts'

/** Request of the storm test. `full`: whether the disk is full. */
export type Asked =
  | { act: 'place'; key: string }
  | { act: 'pay'; number: string }
  | { act: 'callback'; name: string }
  | { act: 'full'; is: boolean }
export type Answered = { number?: string; outcome: string }

// A killed process would not save its compile cache.
flushCompileCache()

const [dataDirectory = '', contentUrl = '', smtpUrl = '', databaseUrl = ''] = process.argv.slice(2)
const keyIn = (name: string) => readFileSync(join(dataDirectory, name), 'utf8')
if (databaseUrl !== '') {
  formKeys(dataDirectory)
  ticketKeys(dataDirectory)
}
const shared = databaseUrl !== '' && {
  DESK_DATABASE_URL: databaseUrl,
  FORM_KEYS: keyIn('form.key'),
  TICKET_KEYS: keyIn('ticket.key'),
}
const settings = { SITE_URL: 'https://forum.example', MAIL_ORGANISERS: 'office@forum.example' }
const desk = await createDesk({
  config: decideConfig({ ...settings, ...shared, CONTENT_API_URL: contentUrl, SMTP_URL: smtpUrl }),
  dataDirectory,
  edition: () => ({ forum: 'Форум', date: '', place: '', calendar: null }),
  log: silentLog(),
  pace: { ...quickRetries, refusals: 1000 },
})
desk.run.start()
const [buyer, colleague] = [personMarked('pokupets'), personMarked('koleha')]

async function answerTo(asked: Asked): Promise<Answered> {
  switch (asked.act) {
    case 'place': {
      const placing = await desk.sale.orders.store(orderOf(buyer, colleague), new Map(), asked.key)
      return placing.outcome === 'placed' ? { outcome: 'placed', number: placing.order.number } : { outcome: placing.outcome }
    }
    case 'pay': {
      await desk.sale.orders.markPaid(asked.number)
      return { outcome: (await desk.sale.orders.byNumber(asked.number))?.status ?? 'lost' }
    }
    case 'callback': {
      const here = { locale: 'uk', page: '/uk', forumYear: 2025 } as const
      return { outcome: await desk.forms.submissions.accept('callback', { name: asked.name, phone: '1' }, here) }
    }
    case 'full':
      // Makes SQLite fail as on a full disk.
      await desk.database.run(`PRAGMA max_page_count = ${asked.is ? 1 : 1_000_000}`)
      return { outcome: 'done' }
  }
}

createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  try {
    const answer = await answerTo(JSON.parse(text) as Asked)
    response.writeHead(answer.outcome === 'refused' ? 503 : 200).end(JSON.stringify(answer))
  } catch (error) {
    response.writeHead(error instanceof StorageFault ? 503 : 500).end()
  }
}).listen(0, '127.0.0.1', function (this: import('node:net').Server) {
  const address = this.address()
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`)
})
