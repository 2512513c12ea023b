// Stand-ins for payment providers: they speak the HTTP formats of product.md, 9.1 and 9.2, with their own signing.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Checkout } from './provider.ts'

/** State of a payment at a stand-in; sums in minor units. */
export type Told = {
  reference: string
  id: string
  status: string
  amount: number
  currency: string
  changed: number
  refunded?: number
  /** Seconds since the stand-in's start, like `changed`. */
  begun?: number
}
export type Report = { path: string; headers: Record<string, string>; body: string }

export const sellerSettings = {
  SELLER_NAME: 'ТОВ «Форум»',
  SELLER_CODE: '30000005',
  SELLER_IBAN: 'UA903052992990004149123456789',
  SELLER_BANK: 'Банк',
  SELLER_ADDRESS: 'Київ',
  SELLER_EMAIL: 'tickets@forum.example',
  SELLER_PHONE: '+38 044 000 10 02',
  SELLER_VAT: '20',
}

export type StandIn = {
  /** Requested refunds, in kopiykas. */
  refunds: { amount: number; reference: string; items: unknown }[]
  /** Its answer to a refund; `silent`: none. */
  refundAnswer: 'yes' | 'no' | 'silent'
  /** Fiscal receipts in the provider's format. */
  checks: Record<string, unknown>[]
  environment: Record<string, string>
  /** Requested paths. */
  requests: string[]
  /** Whether it answers no status query. */
  isSilent: boolean
  /** Its answer to a status query; null: unknown payment. */
  payment: Told | null
  /** The provider's status words. */
  words: { paid: string; failed: string; pending: string; refunded: string }
  /** Data of a checkout, from the visitor's form or the API call. */
  understood(checkout: Checkout): Told
  /** A notification; `forged`: signed with a wrong key. */
  report(told: Told, how?: { forged?: boolean }): Report
  /** The same signature with another sum. */
  altered(report: Report): Report
  /** Signs with another key from now on. */
  changeKey(): void
  close(): void
}

async function serve(answer: (path: string, body: string) => { status?: number; body: unknown }) {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push(request.url ?? '')
    const { status = 200, body: reply } = answer(request.url ?? '', body)
    if (reply === 'silent') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const key = 'a4825234f4bae72a0be04eafe9e8e2bada209255'
const publicKey = 'i00000000'

export async function startLiqpay(version: 3 | 7): Promise<StandIn> {
  const began = Date.now()
  const signature = (data: string, by: string) =>
    createHash(version === 3 ? 'sha1' : 'sha3-256')
      .update(`${by}${data}${by}`)
      .digest('base64')
  const fieldsOf = ({ reference, id, status, amount, currency, changed, begun = 0, refunded = 0 }: Told) => {
    const sums = { amount: amount / 100, currency, ...(refunded > 0 && { refund_amount: refunded / 100 }) }
    const payment = {
      order_id: reference,
      payment_id: Number(id),
      status,
      ...sums,
      create_date: began + begun * 1000,
      end_date: began + changed * 1000,
    }
    return { version, public_key: publicKey, action: 'pay', ...payment }
  }
  const decoded = (data: string) => JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as Record<string, unknown>
  const encoded = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64')
  const form = (data: string, by: string): Report => ({
    path: '/payments/liqpay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ data, signature: by })),
  })
  const server = await serve((_, body) => {
    const question = new URLSearchParams(body)
    const data = question.get('data') ?? ''
    if (question.get('signature') !== signature(data, key)) return { body: { result: 'error', err_code: 'invalid_signature' } }
    const { action, amount, order_id } = decoded(data)
    if (action === 'refund') {
      standIn.refunds.push({ amount: Math.round(Number(amount) * 100), reference: String(order_id), items: null })
      if (standIn.refundAnswer === 'silent') return { body: 'silent' }
      return {
        body: standIn.refundAnswer === 'yes' ? { result: 'ok', status: 'reversed' } : { result: 'error', err_code: 'err_no' },
      }
    }
    if (standIn.isSilent) return { body: 'silent' }
    const { public_key: _key, ...payment } = standIn.payment ? fieldsOf(standIn.payment) : { public_key: '' }
    return { body: standIn.payment ? { result: 'ok', ...payment } : { result: 'error', err_code: 'payment_not_found' } }
  })
  const standIn: StandIn = {
    refunds: [],
    refundAnswer: 'yes',
    isSilent: false,
    checks: [],
    environment: {
      ...sellerSettings,
      PAYMENT_PROVIDER: 'liqpay',
      LIQPAY_PUBLIC_KEY: publicKey,
      LIQPAY_PRIVATE_KEY: key,
      LIQPAY_VERSION: String(version),
      LIQPAY_URL: server.origin,
    },
    requests: server.requests,
    payment: null,
    words: { paid: 'success', failed: 'failure', pending: 'processing', refunded: 'reversed' },
    understood(checkout) {
      if (checkout.kind !== 'form' || checkout.action !== `${server.origin}/api/3/checkout`) throw new Error('not to LiqPay')
      const { data = '', signature: given } = checkout.fields
      if (given !== signature(data, key)) throw new Error('invalid_signature')
      const { order_id, amount, currency, public_key } = decoded(data)
      if (public_key !== publicKey) throw new Error('another shop')
      return {
        reference: String(order_id),
        id: '17',
        status: '',
        amount: Math.round(Number(amount) * 100),
        currency: String(currency),
        changed: 10,
      }
    },
    report(told, { forged = false } = {}) {
      const data = encoded(fieldsOf(told))
      return form(data, signature(data, forged ? 'another key' : key))
    },
    altered({ body }) {
      const given = new URLSearchParams(body)
      return form(encoded({ ...decoded(given.get('data') ?? ''), amount: 1 }), given.get('signature') ?? '')
    },
    changeKey() {},
    close: server.close,
  }
  return standIn
}

export async function startMonobank(): Promise<StandIn> {
  const began = Date.now()
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let own = pair()
  let invoice: Told | null = null
  const signed = (body: string, by: KeyObject): Report => ({
    path: '/payments/monobank',
    headers: { 'content-type': 'application/json', 'x-sign': sign('sha256', Buffer.from(body), by).toString('base64') },
    body,
  })
  const fieldsOf = ({ reference, id, status, amount, currency, changed, begun = 0, refunded = 0 }: Told) => ({
    invoiceId: id,
    status,
    amount,
    ccy: currency === 'UAH' ? 980 : 840,
    reference,
    finalAmount: amount - refunded,
    createdDate: new Date(began + begun * 1000).toISOString(),
    modifiedDate: new Date(began + changed * 1000).toISOString(),
  })
  const server = await serve((path, body) => {
    if (path === '/api/merchant/pubkey')
      return { body: { key: Buffer.from(own.publicKey.export({ type: 'spki', format: 'pem' })).toString('base64') } }
    if (path === '/api/merchant/invoice/create') {
      const { amount, ccy, merchantPaymInfo } = JSON.parse(body)
      invoice = {
        reference: merchantPaymInfo.reference,
        id: 'i17',
        status: '',
        amount,
        currency: ccy === 980 ? 'UAH' : '?',
        changed: 10,
      }
      return { body: { invoiceId: 'i17', pageUrl: `${server.origin}/pay/i17` } }
    }
    if (path === '/api/merchant/invoice/cancel') {
      const { amount, extRef, items = null } = JSON.parse(body)
      standIn.refunds.push({ amount, reference: extRef, items })
      if (standIn.refundAnswer === 'silent') return { body: 'silent' }
      return standIn.refundAnswer === 'yes' ? { body: { status: 'processing' } } : { status: 400, body: { errText: 'no' } }
    }
    if (path.startsWith('/api/merchant/invoice/fiscal-checks')) return { body: { checks: standIn.checks } }
    if (standIn.isSilent) return { body: 'silent' }
    return standIn.payment ? { body: fieldsOf(standIn.payment) } : { status: 404, body: { errCode: 'NOT_FOUND' } }
  })
  const standIn: StandIn = {
    refunds: [],
    refundAnswer: 'yes',
    isSilent: false,
    checks: [],
    environment: { ...sellerSettings, PAYMENT_PROVIDER: 'monobank', MONOBANK_TOKEN: 't0ken', MONOBANK_URL: server.origin },
    requests: server.requests,
    payment: null,
    words: { paid: 'success', failed: 'failure', pending: 'processing', refunded: 'reversed' },
    understood(checkout) {
      if (checkout.kind !== 'address' || !invoice || checkout.address !== `${server.origin}/pay/i17`)
        throw new Error('no invoice')
      return invoice
    },
    // With spaces, as the bank may send them: the signature covers the exact bytes.
    report: (told, { forged = false } = {}) =>
      signed(JSON.stringify(fieldsOf(told), null, 2), (forged ? pair() : own).privateKey),
    altered: (report) => ({ ...report, body: report.body.replace(/"amount": \d+/, '"amount": 1') }),
    changeKey() {
      own = pair()
    },
    close: server.close,
  }
  return standIn
}
