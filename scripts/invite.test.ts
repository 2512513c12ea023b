import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const command = join(import.meta.dirname, '../directus/invite.mjs')
const editor = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a02'
/** In the place of Directus: what it was asked to do, and whom it knows. */
let asked: [path: string, body: unknown][]
let known: { status: string; role: string }[]
let folder: string
const service = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://service')
  request
    .setEncoding('utf8')
    .toArray()
    .then((parts) => {
      if (request.method === 'POST') asked.push([pathname, JSON.parse(parts.join(''))])
      const data = pathname === '/users/me' ? { role: 'administrators' } : known
      const isAdministrator = request.headers.authorization === 'Bearer token-of-the-administrator'
      response.writeHead(isAdministrator ? 200 : 401).end(JSON.stringify(isAdministrator ? { data } : { errors: [] }))
    })
})

beforeEach(async () => {
  asked = []
  known = []
  folder = mkdtempSync(join(tmpdir(), 'invite-'))
  writeFileSync(join(folder, '.env'), 'ADMIN_TOKEN=token-of-the-administrator\n')
  await once(service.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await once(service.close(), 'close')
})

async function invite(words: string[], settings: Record<string, string> = {}) {
  const own = {
    CONTENT_DATA_DIR: folder,
    PORT: String((service.address() as AddressInfo).port),
    PUBLIC_URL: 'https://admin.forum.example',
  }
  const child = spawn(process.execPath, [command, ...words], { env: { PATH: process.env.PATH, ...own, ...settings } })
  const texts = [child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray())
  const [code] = await once(child, 'close')
  const [said = '', fault = ''] = (await Promise.all(texts)).map((parts) => parts.join(''))
  return { code, said, fault }
}

const withMail = { EMAIL_SMTP_HOST: 'mail.forum.example' }

test.each([
  ['editor', editor],
  ['organiser', '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a03'],
  ['steward', '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a05'],
  ['operator', 'administrators'],
])('an %s is invited by mail into the role', async (name, role) => {
  const { code, said } = await invite(['olena@forum.example', name], withMail)
  expect([code, said]).toEqual([0, expect.stringContaining('olena@forum.example')])
  expect(asked).toEqual([['/users/invite', { email: 'olena@forum.example', role }]])
})

test('without a mail server the account has a password, which is said', async () => {
  const { said } = await invite(['olena@forum.example', 'editor'])
  const [[path, account] = []] = asked
  expect([path, account]).toEqual([
    '/users',
    expect.objectContaining({ email: 'olena@forum.example', role: editor, status: 'active' }),
  ])
  expect(said).toContain((account as { password: string }).password)
})

test('who has an account is left alone, who has not answered is asked again', async () => {
  known = [{ status: 'active', role: editor }]
  expect(await invite(['olena@forum.example', 'editor'], withMail)).toMatchObject({
    code: 1,
    fault: expect.stringContaining('already'),
  })
  known = [{ status: 'invited', role: editor }]
  expect(await invite(['olena@forum.example', 'editor'], withMail)).toMatchObject({ code: 0 })
  expect(asked).toHaveLength(1)
})

test.each([[['olena@forum.example', 'owner']], [['olena', 'editor']], [[]]])('%j is refused in a sentence', async (words) => {
  expect(await invite(words, withMail)).toMatchObject({ code: 1, fault: expect.stringContaining('organiser, steward, operator') })
})
