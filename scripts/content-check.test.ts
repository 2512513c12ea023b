// What `forum-desk doctor` says of the content service's settings before it is restarted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../directus/check.mjs')

/** The service's own folder with the secrets of its first start, or without. */
async function check(given: Record<string, string>, isSetUp = true) {
  const folder = newFolder()
  if (isSetUp) writeFileSync(join(folder, '.env'), 'ADMIN_EMAIL=olena@forum.example\n')
  const child = spawn(process.execPath, [script], { env: { PATH: process.env.PATH, CONTENT_DATA_DIR: folder, ...given } })
  const [said, [status]] = await Promise.all([child.stdout.setEncoding('utf8').toArray(), once(child, 'exit')])
  return { status, said: said.join(''), left: readdirSync(folder) }
}

/** A mail server that greets, and takes no login. */
async function refusingServer() {
  const server = createServer((socket) => {
    socket.write('220 well\r\n')
    socket.on('data', (line) => socket.write(String(line).startsWith('AUTH') ? '535 no such login\r\n' : '250 AUTH PLAIN\r\n'))
    socket.on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: String((server.address() as AddressInfo).port), [Symbol.dispose]: () => void server.close() }
}

test.each([
  ['PORT', 'http', /^stop {2}settings of the content service: PORT .*“http”/],
  ['SITE_URL', 'forum.example', /^stop {2}settings .*SITE_URL/],
  ['DESK_URL', 'ftp://desk', /^stop {2}settings .*DESK_URL/],
  ['RETENTION_ORDER_DAYS', '0', /^stop {2}settings .*RETENTION_ORDER_DAYS/],
])('%s=%s would stop the start, and is named', async (name, value, sentence) => {
  expect(await check({ [name]: value })).toEqual({ status: 1, said: expect.stringMatching(sentence), left: ['.env'] })
})

test('a database that does not answer would stop the start; a mail server that does not is to look at', async () => {
  const nowhere = { DB_CLIENT: 'pg', DB_HOST: '127.0.0.1', DB_PORT: '9', DB_DATABASE: 'a', DB_USER: 'b' }
  const { status, said } = await check({ ...nowhere, EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_SMTP_PORT: '9' })
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^stop {2}database of the content service: .*ECONNREFUSED.*: check DB_/m),
  ])
  expect(said).toMatch(/^look {2}mail of the staff: 127\.0\.0\.1:9: .*ECONNREFUSED.*: check EMAIL_/m)
})

test('a login that the mail server refuses is told in its words, and nothing is written', async () => {
  using server = await refusingServer()
  const mail = { EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_SMTP_PORT: server.port, EMAIL_SMTP_USER: 'a', EMAIL_SMTP_PASSWORD: 'b' }
  const { status, said, left } = await check(mail)
  expect([status, said, left]).toEqual([0, expect.stringMatching(/^look {2}mail of the staff: .*535 no such login/m), ['.env']])
  const fresh = await check({}, false)
  expect([fresh.status, fresh.left]).toEqual([0, []])
  expect(existsSync(join(import.meta.dirname, '../directus/.env.new'))).toBe(false)
})
