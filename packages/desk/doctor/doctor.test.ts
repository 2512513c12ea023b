import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@forum/content/model/model.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { beforeEach, expect, test } from 'vitest'
import { noteBackup } from '../keeping/backup/last-backup.ts'
import { formKeys, ticketKeys } from '../keeping/files/stored-keys.ts'
import { migrations } from '../storage/migrations.ts'
import { openDatabase } from '../storage/open-database.ts'
import { examined, listening, seller, serviceWith, siteCalling, well } from './doctor-fixture.ts'
import { mailServer } from './mail-server-fixture.ts'

const sharedKeys = {
  FORM_KEYS: '0a'.repeat(32),
  TICKET_KEYS: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}

let directory: string
beforeEach(() => {
  directory = newFolder()
})
const said = (own: Record<string, string> = {}) => examined(directory, own)

test('a site that is ready is said to be, but for what a test cannot have: https', async () => {
  formKeys(directory)
  ticketKeys(directory)
  await (await openDatabase(join(directory, 'desk.sqlite'))).close()
  chmodSync(join(directory, 'desk.sqlite'), 0o600)
  noteBackup(directory, { at: Date.now(), folder: '/srv/backup' })
  const { text, stops, mayBeSold } = await said()
  expect(stops).toEqual([expect.stringMatching(/^stop {2}SITE_URL: .* is not https/)])
  expect(mayBeSold).toBe(false)
  for (const line of [
    /ok {4}seller: ТОВ «Форум»/,
    /ok {4}content service: every collection/,
    /ok {4}documents: offer/,
    /ok {4}mail: the mail server accepts our login/,
    /ok {4}hook: it works/,
    /ok {4}SITE_URL: .* is this site/,
    /ok {4}backup: 0 hours old/,
    /ok {4}ticket.key: 1 known/,
    /ok {4}desk: desk.sqlite exists and is intact/,
    /ok {4}running site:/,
    /ok {4}MAIL_OPERATOR:/,
    /ok {4}rights:/,
    /look {2}payments: no cards/,
  ])
    expect(text).toMatch(line)
  expect(text).not.toContain('secretword')
})

test('books that do not agree are to be looked at', async () => {
  const database = await openDatabase(join(directory, 'desk.sqlite'))
  await database.run(
    `INSERT INTO transfer (id, day, amount, returned, payer, payer_code, payer_iban, purpose, number, source, noted_at, noted_by)
     VALUES ('t', '2025-09-09', 100, 1, '', '', '', '', '', 'noted', 1, '')`,
  )
  await database.close()
  expect((await said()).text).toMatch(/look {2}books: records that do not fit the others: 1;/)
})

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'another site',
    async () => ({ SITE_URL: await siteCalling('https://other.example') }),
    /calls itself https:\/\/other.example/,
  ],
  [
    'an address that leads on',
    async () => ({ SITE_URL: await listening((_, r) => r.writeHead(301, { location: 'https://www.x/' }).end()) }),
    /redirects to https:\/\/www.x/,
  ],
  ['no site', async () => ({ SITE_URL: 'http://127.0.0.1:9' }), /cannot be reached from here/],
  ['no content service', async () => ({ CONTENT_API_URL: 'http://127.0.0.1:9' }), /content service: .*cannot be asked/],
  [
    'a token that is not taken',
    async () => ({ CONTENT_API_URL: await serviceWith({ status: 401 }) }),
    /rejects CONTENT_API_TOKEN/,
  ],
  [
    'a lost right',
    async () => ({ CONTENT_API_URL: await serviceWith({ refused: 'speakers' }) }),
    /may not read speakers \(403\)/,
  ],
  [
    'orders out of sight',
    async () => ({ CONTENT_API_URL: await serviceWith({ refused: 'ticket_orders' }) }),
    /may not read the state of orders/,
  ],
  [
    'no token',
    async () => ({ CONTENT_API_TOKEN: '', CONTENT_API_URL: await serviceWith({ refused: 'ticket_orders' }) }),
    /CONTENT_API_TOKEN is not set/,
  ],
  ['no edition', async () => ({ CONTENT_API_URL: await serviceWith({ editions: 0 }) }), /no edition is published/],
  [
    'a desk that takes nothing',
    async () => ({
      SITE_URL: await siteCalling(undefined, { desk: { ...well.desk, writable: false, reason: 'the disk is full' } }),
    }),
    /running site: nothing is sold .*the disk is full/,
  ],
  [
    'a damaged database',
    async () => {
      writeFileSync(join(directory, 'desk.sqlite'), 'no database at all, but a text of some length')
      return {}
    },
    /desk: desk.sqlite: file is not a database; .*docs\/operate.md/,
  ],
  [
    'a database of a newer version',
    async () => {
      await (await openDatabase(join(directory, 'desk.sqlite'), [...migrations(), 'CREATE TABLE newer (x TEXT)'])).close()
      return {}
    },
    /desk: desk.sqlite: The database was written by a newer version of the site .* from before it; /,
  ],
  [
    'a server of the database that is away',
    async () => ({ ...sharedKeys, DESK_DATABASE_URL: 'postgres://desk:word@127.0.0.1:9/desk' }),
    /desk: DESK_DATABASE_URL: the database cannot be reached/,
  ],
  ['no offer', async () => ({ CONTENT_API_URL: await serviceWith({ documents: ['privacy'] }) }), /kind "offer"/],
  ['clocks apart', async () => ({ CONTENT_API_URL: await serviceWith({ secondsBehind: 900 }) }), /9\d\d seconds apart/],
  ['a login that is refused', async () => ({ SMTP_URL: await mailServer(false) }), /mail: the mail server answers 535/],
  ['no mail server', async () => ({ SMTP_URL: '' }), /no mail is sent/],
  ['the test as payment', async () => ({ PAYMENT_PROVIDER: 'test' }), /gives tickets away/],
  [
    'the sandbox of LiqPay',
    async () => ({ PAYMENT_PROVIDER: 'liqpay', LIQPAY_PUBLIC_KEY: 'sandbox_i123', LIQPAY_PRIVATE_KEY: 'sandbox_x' }),
    /sandbox/,
  ],
  [
    'no seller',
    async () => Object.fromEntries(Object.keys(seller).map((name) => [name, ''])),
    /there is no seller: set .*SELLER_EMAIL/,
  ],
  ['no folder', async () => ({ DATA_DIR: join(directory, 'nowhere') }), /the folder .* does not exist/],
])('%s would stop the sale', async (_, own, expected) => {
  const { stops } = await said(await own())
  expect(stops.join('\n')).toMatch(expected)
})

test('where the desk is in PostgreSQL, no file of it is missed', async () => {
  const { text } = await said({ ...sharedKeys, DESK_DATABASE_URL: 'postgres://desk:word@127.0.0.1:9/desk' })
  expect(text).toMatch(/ok {4}keys: 1 in FORM_KEYS, 1 in TICKET_KEYS/)
  expect(text).not.toMatch(/desk\.sqlite|(?:form|ticket)\.key|desk:word/)
})

test('a key of editors that is not set is something to look at', async () => {
  expect((await said()).text).toMatch(/look {2}EDITORS_KEY: not set: editors have no list/)
  expect((await said({ EDITORS_KEY: 'a-key-of-twenty-four-signs' })).text).toMatch(/ok {4}EDITORS_KEY:/)
})

test('a content service that does not say whose accounts may open the desk is something to look at, where there is a desk', async () => {
  const desk = { DESK_URL: 'http://127.0.0.1:9', DESK_PORT: '9' }
  const closed = { CONTENT_API_URL: await serviceWith({ refused: 'users' }) }
  expect((await said(desk)).text).toMatch(/ok {4}who leaves: /)
  expect((await said({ ...desk, ...closed })).text).toMatch(/look {2}who leaves: the site may not ask .* \(403\)/)
  expect((await said(closed)).text).not.toContain('who leaves')
})

test('a former name that leads elsewhere, nowhere, or is away is something to look at', async () => {
  const site = await siteCalling()
  const leading = (to: string) => listening((_, response) => response.writeHead(301, { location: to }).end())
  const names = [
    await leading(`${site}/uk`),
    await leading('https://sold.example/uk'),
    await listening((_, response) => response.end('a parked domain')),
    'http://127.0.0.1:9',
  ]
  const { text } = await said({ SITE_URL: site, FORMER_URLS: names.join(',') })
  expect(text.match(/^\w+ +former name: \S+ \w+ \w+/gm)).toEqual([
    expect.stringMatching(/^ok .* leads here/),
    expect.stringMatching(/^look .* does not/),
    expect.stringMatching(/^look .* does not/),
    expect.stringMatching(/^look .* cannot be/),
  ])
})

test('a secret of the hook that the running site does not know is seen', async () => {
  expect((await said({ CONTENT_WEBHOOK_SECRET: 'other' })).text).toMatch(/look {2}hook: the running site answers 401/)
})

test('it asks the content service for each collection that the site reads, and writes nothing there', async () => {
  const asked: string[] = []
  const url = await listening((request, response) => {
    asked.push(`${request.method} ${/(\w+)(?:\?|$)/.exec(request.url ?? '')?.[1]}`)
    response.end('{"data":[]}')
  })
  await said({ CONTENT_API_URL: url })
  const beside = ['GET ticket_orders', 'GET users']
  expect(new Set(asked)).toEqual(new Set([...content.map(({ collection }) => `GET ${collection}`), ...beside]))
})
