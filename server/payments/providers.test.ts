import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { totalOf } from '#domain/order/order.ts'
import { type BasketLine, basketOf, basketSum } from '#domain/payment/basket.ts'
import type { LiqpayReceipts } from '../config/payment-config.ts'
import { secret } from '../config/secrets.ts'
import { liqpay, liqpaySignature } from './liqpay.ts'
import { isMonobankSigned, monobank } from './monobank.ts'
import { type CardPayment, ProviderRefusal } from './provider.ts'

const payment: CardPayment = {
  reference: 'KEF-2025-00017',
  amount: 1_250_050,
  currency: 'UAH',
  description: 'Квитки на форум, замовлення KEF-2025-00017',
  locale: 'uk',
  returnUrl: 'https://forum.example/uk/thank-you-page',
  callbackUrl: 'https://forum.example/payments/liqpay',
  expiresAt: Date.UTC(2025, 8, 9, 10, 0),
  receipt: { email: 'olena@mail.example', lines: [{ code: '2025-7', name: 'Участь у форумі', quantity: 2, price: 625_025 }] },
}

/** Orders of any shape: 1 to 4 lines of 0 to 9 seats, prices from nothing to 99 999 hryvnias. The same ones each time. */
function orders(count: number): { total: number; lines: BasketLine[] }[] {
  let state = 7
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return Array.from({ length: count }, () => {
    const lines = Array.from({ length: 1 + next(4) }, (_, index) => ({
      ticketId: String(index),
      title: 'Квиток '.repeat(1 + next(40)),
      price: next(3) === 0 ? 0 : next(100_000),
      attendees: Array.from({ length: next(10) }, () => ({ name: '', company: '', position: '', email: '' })),
    }))
    return { total: totalOf(lines) * 100, lines: basketOf({ forumYear: 2025, lines }, (title) => title) }
  })
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
  const provider = (origin = 'https://www.liqpay.ua', receipts: LiqpayReceipts | null = null) =>
    liqpay({ publicKey: 'i00000000', privateKey: secret(key), version: 7, origin, receipts })
  const dataOf = async (given: CardPayment, receipts: LiqpayReceipts | null = null) => {
    const checkout = await provider(undefined, receipts).checkout(given)
    return Buffer.from(checkout.kind === 'form' ? (checkout.fields.data ?? '') : '', 'base64').toString()
  }
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
      refunded: 0,
      begunAt: 5,
      changedAt: 5,
    })
  })

  test('without receipts the request is to the byte what it was before there were any', async () => {
    expect(await dataOf(payment)).toBe(
      `{"version":7,"public_key":"i00000000","action":"pay","amount":12500.5,"currency":"UAH","description":"${payment.description}","order_id":"KEF-2025-00017","language":"uk","result_url":"${payment.returnUrl}","server_url":"${payment.callbackUrl}","expired_date":"2025-09-09 10:00:00"}`,
    )
  })

  test.each<[LiqpayReceipts, object]>([
    [
      { product: 123_456, unit: '2009', tax: null },
      { id: 123_456, amount: 2, price: 6250.25, cost: 12500.5 },
    ],
    [
      { product: null, unit: '0000', tax: { letter: 'А', rate: 20, type: 0 } },
      {
        name: 'Участь у форумі',
        amount: 2,
        price: 6250.25,
        cost: 12500.5,
        unitcode: '0000',
        vndcode: '2025-7',
        taxs: [{ name: 'ПДВ 20 %', letter: 'А', prc: 20, type: 0 }],
      },
    ],
  ])('receipts by %j list what is sold', async (receipts, item) => {
    expect(JSON.parse(await dataOf(payment, receipts)).rro_info).toEqual({
      items: [item],
      delivery_emails: ['olena@mail.example'],
    })
  })

  test('of a thousand orders the lines of the receipt are the payment, to the kopiyka', async () => {
    for (const { total, lines } of orders(1000)) {
      const given = { ...payment, amount: total, receipt: { lines, email: 'a@b.example' } }
      const data = JSON.parse(await dataOf(given, { product: null, unit: '2009', tax: null }))
      const kopiykas = (sum: number) => Math.round(sum * 100)
      const items: { amount: number; price: number; cost: number }[] = data.rro_info.items
      for (const { amount, price, cost } of items) expect(kopiykas(cost)).toBe(amount * kopiykas(price))
      expect(items.reduce((sum, { cost }) => sum + kopiykas(cost), 0)).toBe(kopiykas(data.amount))
    }
  })

  test.each([
    ['a part that went back, still called a success', { status: 'success', refund_amount: 2500.1 }, 'paid', 250_010],
    ['a part that went back, called reversed', { status: 'reversed', refund_amount: 2500.1 }, 'paid', 250_010],
    ['all of it, called a success', { status: 'success', refund_amount: 12500.5 }, 'refunded', 1_250_050],
    ['all of it, without a sum', { status: 'reversed' }, 'refunded', 1_250_050],
    ['nothing', { status: 'success', refund_amount: 0 }, 'paid', 0],
  ])('a report of %s is understood', async (_, own, state, refunded) => {
    expect(await provider().readReport(report({ ...success, ...own }), new Headers())).toMatchObject({ state, refunded })
  })

  test.each<[object, string | RegExp]>([
    [{ result: 'ok', status: 'reversed' }, 'done'],
    [{ result: 'ok', status: 'reversed', wait_amount: true }, 'processing'],
    [{ result: 'error', err_code: 'err_amount' }, /refuses: err_amount/],
  ])('gives money back by a signed call; %j is %s', async (reply, expected) => {
    const { origin, requests } = await standIn(() => ({ body: reply }))
    const request = { reference: 'r-1', paymentId: null, externalReference: 'x', amount: 150_050, lines: null }
    const answer = provider(origin).refund(request)
    if (expected instanceof RegExp) {
      await expect(answer).rejects.toThrow(ProviderRefusal)
      await expect(answer).rejects.toThrow(expected)
    } else expect(await answer).toBe(expected)
    const form = new URLSearchParams(requests[0]?.body)
    expect(form.get('signature')).toBe(liqpaySignature(form.get('data') ?? '', key, 7))
    expect(JSON.parse(Buffer.from(form.get('data') ?? '', 'base64').toString())).toMatchObject({
      action: 'refund',
      order_id: 'r-1',
      amount: 1500.5,
    })
  })

  test('a refund that nobody answers is no refusal', async () => {
    const request = { reference: 'r-1', paymentId: null, externalReference: 'x', amount: 1, lines: null }
    const fault = await provider('http://127.0.0.1:9')
      .refund(request)
      .catch((error: Error) => error)
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(ProviderRefusal)
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
    const shop = liqpay({
      publicKey: 'sandbox_i1',
      privateKey: secret(key),
      version: 7,
      origin: 'https://www.liqpay.ua',
      receipts: null,
    })
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
  const provider = (origin: string, receipts: { tax: number[] } | null = null) =>
    monobank({ token: secret('t0ken'), origin, receipts, now: () => Date.UTC(2025, 8, 9, 9, 30) })
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
    const bank = monobank({ token: secret('t0ken'), origin, receipts: null, now: () => time })
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

  const created = () => ({ body: { invoiceId: 'i1', pageUrl: 'https://pay.mbnk.example/i1' } })

  test('without receipts the request is to the byte what it was before there were any', async () => {
    const { origin, requests } = await standIn(created)
    await provider(origin).checkout(payment)
    expect(requests[0]?.body).toBe(
      `{"amount":1250050,"ccy":980,"merchantPaymInfo":{"reference":"KEF-2025-00017","destination":"${payment.description}"},"redirectUrl":"${payment.returnUrl}","webHookUrl":"${payment.callbackUrl}","validity":1800,"paymentType":"debit"}`,
    )
  })

  test('with receipts it lists what is sold, and where the receipt goes', async () => {
    const { origin, requests } = await standIn(created)
    await provider(origin, { tax: [1] }).checkout(payment)
    expect(JSON.parse(requests[0]?.body ?? '').merchantPaymInfo).toEqual({
      reference: payment.reference,
      destination: payment.description,
      customerEmails: ['olena@mail.example'],
      basketOrder: [{ name: 'Участь у форумі', qty: 2, sum: 625_025, total: 1_250_050, unit: 'шт.', code: '2025-7', tax: [1] }],
    })
  })

  test('of a thousand orders the lines of the receipt are the payment, to the kopiyka', async () => {
    const { origin, requests } = await standIn(created)
    const bank = provider(origin, { tax: [] })
    for (const { total, lines } of orders(1000)) {
      await bank.checkout({ ...payment, amount: total, receipt: { lines, email: 'a@b.example' } })
      const { amount, merchantPaymInfo } = JSON.parse(requests.at(-1)?.body ?? '')
      const basket: { sum: number; qty: number; total: number }[] = merchantPaymInfo.basketOrder
      expect(basket.reduce((sum, line) => sum + line.sum * line.qty, 0)).toBe(amount)
      expect(basket.reduce((sum, line) => sum + line.total, 0)).toBe(basketSum(lines))
    }
  })

  test.each([
    ['a part that went back', { finalAmount: 1_000_000 }, 'paid', 250_050],
    ['a part that went back, called reversed', { status: 'reversed', finalAmount: 1_000_000 }, 'paid', 250_050],
    ['all of it', { status: 'reversed', finalAmount: 0 }, 'refunded', 1_250_050],
    ['all of it, without a sum', { status: 'reversed' }, 'refunded', 1_250_050],
    ['nothing', { finalAmount: 1_250_050 }, 'paid', 0],
    ['what is not paid yet', { status: 'processing', finalAmount: 0 }, 'pending', 0],
  ])('a report of %s is understood', async (_, own, state, refunded) => {
    const { key, signed } = pair()
    const { origin } = await standIn(() => ({ body: { key } }))
    const text = JSON.stringify({ ...JSON.parse(success), ...own })
    expect(await provider(origin).readReport(bytes(text), signed(text))).toMatchObject({ state, refunded })
  })

  test.each<[{ status?: number; body: object }, string | RegExp]>([
    [{ body: { status: 'success' } }, 'done'],
    [{ body: { status: 'processing' } }, 'processing'],
    [{ body: { status: 'failure' } }, /refuses/],
    [{ status: 400, body: { errText: 'amount' } }, /amount/],
  ])('gives money back under a name of its own; %j is %s', async (reply, expected) => {
    const { origin, requests } = await standIn(() => reply)
    const lines = [{ code: '2025-7', name: 'Участь', quantity: 1, price: 150_000 }]
    const request = { reference: 'r', paymentId: 'i1', externalReference: 'r-back-1', amount: 150_000, lines }
    const answer = provider(origin, { tax: [] }).refund(request)
    if (expected instanceof RegExp) {
      await expect(answer).rejects.toThrow(ProviderRefusal)
      await expect(answer).rejects.toThrow(expected)
    } else expect(await answer).toBe(expected)
    expect(requests[0]?.path).toBe('/api/merchant/invoice/cancel')
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      invoiceId: 'i1',
      extRef: 'r-back-1',
      amount: 150_000,
      items: [{ name: 'Участь', qty: 1, sum: 150_000, total: 150_000, unit: 'шт.', code: '2025-7' }],
    })
  })

  test('a refund that nobody answers is no refusal', async () => {
    const request = { reference: 'r', paymentId: 'i1', externalReference: 'x', amount: 1, lines: null }
    const fault = await provider('http://127.0.0.1:9')
      .refund(request)
      .catch((error: Error) => error)
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(ProviderRefusal)
  })

  test('tells of the receipts of an invoice, and leaves out what is none', async () => {
    const checks = [
      { id: 'c1', type: 'sale', status: 'done', taxUrl: 'https://cabinet.tax.example/c1', statusDescription: '' },
      { id: 'c2', type: 'return', status: 'process' },
      { id: 'c3', type: 'sale', status: 'failed', statusDescription: 'зміну закрито', taxUrl: 'javascript:alert(1)' },
      { id: 4 },
      null,
    ]
    const { origin, requests } = await standIn(() => ({ body: { checks } }))
    expect(await provider(origin).receipts?.('i1')).toEqual([
      { id: 'c1', kind: 'sale', state: 'done', address: 'https://cabinet.tax.example/c1', description: '' },
      { id: 'c2', kind: 'return', state: 'waiting', address: null, description: 'process' },
      { id: 'c3', kind: 'sale', state: 'failed', address: null, description: 'зміну закрито' },
    ])
    expect(requests[0]?.path).toBe('/api/merchant/invoice/fiscal-checks?invoiceId=i1')
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
