import { generateKeyPairSync, sign } from 'node:crypto'
import { basketSum } from '@forum/domain/order/basket.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { describe, expect, test } from 'vitest'
import { orders, payment, standIn } from './asked-provider-fixture.ts'
import { isMonobankSigned, monobank } from './monobank.ts'
import { ProviderRefusal } from './provider.ts'

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
    const { origin, stop } = await standIn(() => ({ body: { key } }))
    const bank = provider(origin)
    expect(await bank.readReport(bytes(success.replace('1250050', '1')), signed(success))).toBeNull()
    expect(await bank.readReport(bytes(success), new Headers())).toBeNull()
    stop()
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
    ['a word that every object knows', { status: 'constructor', finalAmount: 0 }, 'pending', 0],
    ['its parent', { status: '__proto__', finalAmount: 0 }, 'pending', 0],
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
