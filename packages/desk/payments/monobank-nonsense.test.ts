// What monobank signs and is no report of money: it brings none, and breaks nothing.
import { generateKeyPairSync, sign } from 'node:crypto'
import { secret } from '@forum/ground/settings/secrets.ts'
import { expect, test } from 'vitest'
import { standIn } from './asked-provider-fixture.ts'
import { monobank } from './monobank.ts'

/** What comes of a body that the bank signed. */
async function read(body: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })).toString('base64')
  const { origin } = await standIn(() => ({ body: { key } }))
  const bytes = new TextEncoder().encode(body)
  const headers = new Headers({ 'x-sign': sign('sha256', bytes, privateKey).toString('base64') })
  return monobank({ token: secret('t0ken'), origin, receipts: null, now: () => 0 }).readReport(bytes, headers)
}

test.each([
  '',
  '[]',
  'null',
  '17',
  '"success"',
  '{',
  '{}',
  '{"__proto__":{"status":"success"}}',
  '{"invoiceId":"i1","status":"success","reference":{"length":1}}',
  '{"invoiceId":["i1"],"status":"success","reference":"r"}',
])('a signed body %j is no report', async (body) => expect(await read(body)).toBeNull())

test.each(['constructor', '__proto__', 'toString', 'hold', 'HOLD', ''])(
  'a signed report whose state is %j brings no money',
  async (status) => {
    const report = { invoiceId: 'i1', status, amount: 100, ccy: 980, reference: 'r' }
    expect(await read(JSON.stringify(report))).toMatchObject({ state: 'pending' })
  },
)
