import { secret } from '@forum/ground/settings/secrets.ts'
import { describe, expect, test } from 'vitest'
import type { LiqpayReceipts } from '../settings/payment-config.ts'
import { orders, payment, standIn } from './asked-provider-fixture.ts'
import { liqpay, liqpaySignature } from './liqpay.ts'
import { type CardPayment, ProviderRefusal } from './provider.ts'

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
    ['constructor', 'pending'],
    ['__proto__', 'pending'],
    ['toString', 'pending'],
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
