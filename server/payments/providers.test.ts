import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { secret } from '../config/secrets.ts'
import { liqpay, liqpaySignature } from './liqpay.ts'
import { isMonobankSigned, monobank } from './monobank.ts'
import type { CardPayment } from './provider.ts'

const payment: CardPayment = {
  reference: 'KEF-2025-00017',
  amount: 1_250_050,
  currency: 'UAH',
  description: 'Квитки на форум, замовлення KEF-2025-00017',
  locale: 'uk',
  returnUrl: 'https://forum.example/uk/thank-you-page',
  callbackUrl: 'https://forum.example/payments/liqpay',
  expiresAt: Date.UTC(2025, 8, 9, 10, 0),
}

type ReceivedRequest = { path: string | undefined; headers: IncomingMessage['headers']; body: string }
let server: Server | undefined
afterEach(() => server?.close())

/** A stand-in for a provider: remembers what it was asked, answers in the provider's format. */
async function standIn(answer: (request: ReceivedRequest) => { status?: number; body: unknown }) {
  const requests: ReceivedRequest[] = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const received = { path: request.url, headers: request.headers, body }
    requests.push(received)
    const { status = 200, body: reply } = answer(received)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('LiqPay', () => {
  const key = 'a4825234f4bae72a0be04eafe9e8e2bada209255'
  /** The documentation's worked example, and its twin of version 3. */
  const published =
    'eyJwdWJsaWNfa2V5IjoiaTAwMDAwMDAwIiwidmVyc2lvbiI6NywiYWN0aW9uIjoicGF5IiwiYW1vdW50IjoiMyIsImN1cnJlbmN5IjoiVUFIIiwiZGVzY3JpcHRpb24iOiJ0ZXN0Iiwib3JkZXJfaWQiOiIwMDAwMDEifQ=='
  const provider = (origin = 'https://www.liqpay.ua') =>
    liqpay({ publicKey: 'i00000000', privateKey: secret(key), version: 7, origin })
  const report = (fields: object, version: 3 | 7 = 7, signedWith = key) => {
    const data = Buffer.from(JSON.stringify({ public_key: 'i00000000', ...fields })).toString('base64')
    return new TextEncoder().encode(String(new URLSearchParams({ data, signature: liqpaySignature(data, signedWith, version) })))
  }
  const success = {
    order_id: payment.reference,
    status: 'success',
    payment_id: 17,
    amount: 12500.5,
    currency: 'UAH',
    end_date: 5,
  }

  test('signs as published, in both versions', () => {
    expect(liqpaySignature(published, key, 7)).toBe('0adgJ8F2Ds5HCVkcz4AlmdLMRoIJf7IxsL3QmeFRz/s=')
    const json = Buffer.from(published, 'base64').toString().replace('"version":7', '"version":"3"')
    expect(liqpaySignature(Buffer.from(json).toString('base64'), key, 3)).toBe('wR+UZDC4jjeL/qUOvIsofIWpZh8=')
  })

  test('the checkout is a signed form with the sum in hryvnias', async () => {
    const checkout = await provider().checkout(payment)
    if (checkout.kind !== 'form') throw new Error('a form was expected')
    expect(checkout.action).toBe('https://www.liqpay.ua/api/3/checkout')
    const { data = '', signature } = checkout.fields
    expect(signature).toBe(liqpaySignature(data, key, 7))
    expect(JSON.parse(Buffer.from(data, 'base64').toString())).toMatchObject({
      version: 7,
      public_key: 'i00000000',
      action: 'pay',
      amount: 12500.5,
      currency: 'UAH',
      order_id: payment.reference,
      server_url: payment.callbackUrl,
      expired_date: '2025-09-09 10:00:00',
    })
  })

  test.each([3, 7] as const)('reads a report whose digest is of version %s', async (version) => {
    expect(await provider().readReport(report(success, version), new Headers())).toEqual({
      reference: payment.reference,
      paymentId: '17',
      state: 'paid',
      status: 'success',
      amount: 1_250_050,
      currency: 'UAH',
      changedAt: 5,
    })
  })

  test.each([
    ['success', 'paid'],
    ['sandbox', 'pending'],
    ['failure', 'failed'],
    ['reversed', 'refunded'],
    ['3ds_verify', 'pending'],
    ['something_new', 'pending'],
  ])('the status %s means %s', async (status, state) => {
    expect(await provider().readReport(report({ ...success, status }), new Headers())).toMatchObject({ state })
  })

  test('test money buys in a test shop only', async () => {
    const shop = liqpay({ publicKey: 'sandbox_i1', privateKey: secret(key), version: 7, origin: 'https://www.liqpay.ua' })
    const body = report({ ...success, status: 'sandbox', public_key: 'sandbox_i1' })
    expect(await shop.readReport(body, new Headers())).toMatchObject({ state: 'paid' })
  })

  test.each([
    ['forged with another key', report(success, 7, 'another')],
    ['of another shop', report({ ...success, public_key: 'i99999999' })],
    ['without an order', report({ status: 'success' })],
    ['empty', new Uint8Array()],
    ['not a form', new TextEncoder().encode('{"data":1}')],
  ])('takes no report that is %s', async (_, body) => {
    expect(await provider().readReport(body, new Headers())).toBeNull()
  })

  test('an altered report is not taken', async () => {
    const form = new URLSearchParams(new TextDecoder().decode(report(success)))
    const altered = JSON.parse(Buffer.from(form.get('data') ?? '', 'base64').toString())
    form.set('data', Buffer.from(JSON.stringify({ ...altered, amount: 1 })).toString('base64'))
    expect(await provider().readReport(new TextEncoder().encode(String(form)), new Headers())).toBeNull()
  })

  test('asks for the status with a signed form, and tells a payment that is unknown from a service that fails', async () => {
    const { origin, requests } = await standIn(({ body }) => {
      const { order_id } = JSON.parse(Buffer.from(new URLSearchParams(body).get('data') ?? '', 'base64').toString())
      if (order_id === 'unknown') return { body: { result: 'error', err_code: 'payment_not_found' } }
      return order_id === 'broken' ? { status: 502, body: {} } : { body: { result: 'ok', ...success } }
    })
    expect(await provider(origin).ask(payment.reference, null)).toMatchObject({ state: 'paid', amount: 1_250_050 })
    expect(await provider(origin).ask('unknown', null)).toBeNull()
    await expect(provider(origin).ask('broken', null)).rejects.toThrow('502')
    const form = new URLSearchParams(requests[0]?.body)
    expect(form.get('signature')).toBe(liqpaySignature(form.get('data') ?? '', key, 7))
  })
})

describe('monobank', () => {
  /** The documentation's example: key, signature, body. */
  const publishedKey =
    'LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFQUc1LzZ3NnZubGJZb0ZmRHlYWE4vS29CbVVjTgo3NWJSUWg4MFBhaEdldnJoanFCQnI3OXNSS0JSbnpHODFUZVQ5OEFOakU1c0R3RmZ5Znhub0ZJcmZBPT0KLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tCg=='
  const publishedSignature = 'MEUCIQC/mVKhi8FKoayul2Mim3E2oaIOCNJk5dEXxTqbkeJSOQIgOM0hsW0qcP2H8iXy1aQYpmY0SJWEaWur7nQXlKDCFxA='
  const publishedBody = JSON.stringify(
    {
      invoiceId: 'p2_9ZgpZVsl3',
      status: 'created',
      failureReason: 'string',
      amount: 4200,
      ccy: 980,
      finalAmount: 4200,
      createdDate: '2019-08-24T14:15:22Z',
      modifiedDate: '2019-08-24T14:15:22Z',
      reference: '84d0070ee4e44667b31371d8f8813947',
      cancelList: [
        {
          status: 'processing',
          amount: 4200,
          ccy: 980,
          createdDate: '2019-08-24T14:15:22Z',
          modifiedDate: '2019-08-24T14:15:22Z',
          approvalCode: '662476',
          rrn: '060189181768',
          extRef: '635ace02599849e981b2cd7a65f417fe',
        },
      ],
    },
    null,
    2,
  )
  const bytes = (text: string) => new TextEncoder().encode(text)
  const pair = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return {
      key: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })).toString('base64'),
      signed: (text: string) => new Headers({ 'x-sign': sign('sha256', bytes(text), privateKey).toString('base64') }),
    }
  }
  const provider = (origin: string) => monobank({ token: secret('t0ken'), origin, now: () => Date.UTC(2025, 8, 9, 9, 30) })
  const success = JSON.stringify({
    invoiceId: 'i1',
    status: 'success',
    amount: 1_250_050,
    ccy: 980,
    reference: payment.reference,
    modifiedDate: '2025-09-09T09:40:00Z',
  })

  test('verifies the published example on its raw bytes, and on no others', () => {
    expect(isMonobankSigned(bytes(publishedBody), publishedSignature, publishedKey)).toBe(true)
    expect(isMonobankSigned(bytes(JSON.stringify(JSON.parse(publishedBody))), publishedSignature, publishedKey)).toBe(false)
    expect(isMonobankSigned(bytes(publishedBody), '', publishedKey)).toBe(false)
    expect(isMonobankSigned(bytes(publishedBody), publishedSignature, 'no key')).toBe(false)
  })

  test('makes an invoice in kopiykas and leads to its page', async () => {
    const { origin, requests } = await standIn(() => ({ body: { invoiceId: 'i1', pageUrl: 'https://pay.mbnk.example/i1' } }))
    expect(await provider(origin).checkout(payment)).toEqual({
      kind: 'address',
      address: 'https://pay.mbnk.example/i1',
      paymentId: 'i1',
    })
    expect(requests[0]?.headers['x-token']).toBe('t0ken')
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      amount: 1_250_050,
      ccy: 980,
      merchantPaymInfo: { reference: payment.reference },
      webHookUrl: payment.callbackUrl,
      validity: 1800,
    })
  })

  test('reads a signed report with one question for the key, and takes a changed key', async () => {
    const [first, second] = [pair(), pair()]
    let current = first
    const { origin, requests } = await standIn(() => ({ body: { key: current.key } }))
    const bank = provider(origin)
    const notice = { reference: payment.reference, paymentId: 'i1', state: 'paid', amount: 1_250_050, currency: 'UAH' }
    expect(await bank.readReport(bytes(success), first.signed(success))).toMatchObject(notice)
    expect(await bank.readReport(bytes(success), first.signed(success))).toMatchObject(notice)
    expect(requests).toHaveLength(1)
    current = second
    expect(await bank.readReport(bytes(success), second.signed(success))).toMatchObject(notice)
    expect(requests).toHaveLength(2)
  })

  test('a flood of nonsense makes the bank no work, and a changed key is taken a minute later', async () => {
    const [first, second] = [pair(), pair()]
    let current = first
    let time = 0
    const { origin, requests } = await standIn(() => ({ body: { key: current.key } }))
    const bank = monobank({ token: secret('t0ken'), origin, now: () => time })
    for (let index = 0; index < 50; index++) expect(await bank.readReport(bytes('{}'), second.signed('{}'))).toBeNull()
    for (let index = 0; index < 50; index++) expect(await bank.readReport(bytes(success), new Headers())).toBeNull()
    expect(requests.length).toBeLessThanOrEqual(5)
    expect(await bank.readReport(bytes(success), first.signed(success))).not.toBeNull()
    current = second
    expect(await bank.readReport(bytes(success), second.signed(success))).toBeNull()
    time += 60_000
    expect(await bank.readReport(bytes(success), second.signed(success))).not.toBeNull()
  })

  test('takes no report that is altered, unsigned, or comes while the key cannot be had', async () => {
    const { key, signed } = pair()
    const { origin } = await standIn(() => ({ body: { key } }))
    const bank = provider(origin)
    expect(await bank.readReport(bytes(success.replace('1250050', '1')), signed(success))).toBeNull()
    expect(await bank.readReport(bytes(success), new Headers())).toBeNull()
    server?.close()
    expect(await provider('http://127.0.0.1:9').readReport(bytes(success), signed(success))).toBeNull()
  })

  test('asks how an invoice stands', async () => {
    const { origin, requests } = await standIn(({ path }) =>
      path?.endsWith('gone') ? { status: 404, body: {} } : { body: { ...JSON.parse(success), status: 'expired' } },
    )
    expect(await provider(origin).ask(payment.reference, 'i1')).toMatchObject({ state: 'failed', status: 'expired' })
    expect(await provider(origin).ask(payment.reference, 'gone')).toBeNull()
    expect(await provider(origin).ask(payment.reference, null)).toBeNull()
    expect(requests[0]?.path).toBe('/api/merchant/invoice/status?invoiceId=i1')
  })
})
