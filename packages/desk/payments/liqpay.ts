// LiqPay: checkout, notifications and status API (product.md, 9.1).
import { createHash, timingSafeEqual } from 'node:crypto'
import { localeTable } from '@forum/domain/localisation/locale.ts'
import type { PaymentState } from '@forum/domain/payment/payment.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import type { LiqpayReceipts } from '../settings/payment-config.ts'
import {
  type CardPayment,
  type PaymentNotice,
  type PaymentProvider,
  ProviderRefusal,
  providerTimeout,
  stateAfterRefund,
} from './provider.ts'

/** 3 signs with SHA-1, 7 with SHA3-256. */
export type LiqpayVersion = 3 | 7

export type LiqpayOptions = {
  publicKey: string
  privateKey: Secret
  version: LiqpayVersion
  /** `https://www.liqpay.ua`, or a stand-in. */
  origin: string
  /** Data for fiscal receipts; null: no receipts. */
  receipts: LiqpayReceipts | null
}

const digestOf: Record<LiqpayVersion, string> = { 3: 'sha1', 7: 'sha3-256' }

/** Every other status means: still in progress. */
const states: Readonly<Record<string, PaymentState>> = {
  success: 'paid',
  failure: 'failed',
  error: 'failed',
  reversed: 'refunded',
}

/** base64 of the digest of key + data + key, without line breaks (the documentation's shell example adds them). */
export function liqpaySignature(data: string, privateKey: string, version: LiqpayVersion): string {
  return createHash(digestOf[version])
    .update(privateKey + data + privateKey)
    .digest('base64')
}

export function liqpay({ publicKey, privateKey, version, origin, receipts }: LiqpayOptions): PaymentProvider {
  const signed = (fields: Record<string, unknown>) => {
    const data = Buffer.from(JSON.stringify({ version, public_key: publicKey, ...fields })).toString('base64')
    return { data, signature: liqpaySignature(data, privateKey.reveal(), version) }
  }
  /** LiqPay's documentation contradicts itself about the digest of notifications; both prove the key. */
  const isSigned = (data: string, signature: string) =>
    ([7, 3] as const).some((each) => isSame(liqpaySignature(data, privateKey.reveal(), each), signature))

  const call = async (fields: Record<string, unknown>) => {
    const response = await fetch(`${origin}/api/request`, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams(signed(fields)),
      signal: AbortSignal.timeout(providerTimeout),
    }).catch(() => {
      throw new Error('LiqPay cannot be reached')
    })
    if (!response.ok) throw new Error(`LiqPay answers ${response.status}`)
    return parsed(await response.text())
  }

  return {
    name: 'liqpay',
    formOrigin: origin,
    receipts: null,
    async checkout({ reference, amount, currency, description, locale, returnUrl, callbackUrl, expiresAt, receipt }) {
      const fields = signed({
        action: 'pay',
        amount: amount / 100,
        currency,
        description,
        order_id: reference,
        // The provider supports these two languages.
        language: localeTable[locale].script === 'cyrillic' ? 'uk' : 'en',
        result_url: returnUrl,
        server_url: callbackUrl,
        expired_date: new Date(expiresAt).toISOString().slice(0, 19).replace('T', ' '),
        ...(receipts && receipt && { rro_info: receiptInfo(receipt, receipts) }),
      })
      return { kind: 'form', action: `${origin}/api/3/checkout`, fields, paymentId: null }
    },
    async readReport(body) {
      const form = new URLSearchParams(new TextDecoder().decode(body))
      const [data = '', signature = ''] = [form.get('data') ?? '', form.get('signature') ?? '']
      if (data === '' || form.getAll('data').length > 1 || !isSigned(data, signature)) return null
      return noticeOf(parsed(Buffer.from(data, 'base64').toString('utf8')), publicKey)
    },
    async ask(reference) {
      const answer = await call({ action: 'status', order_id: reference })
      if (answer?.err_code === 'payment_not_found' || answer?.code === 'payment_not_found') return null
      // The answer comes over our own connection and does not contain the public key.
      const notice = noticeOf(answer && { public_key: publicKey, ...answer }, publicKey)
      if (!notice) throw new Error(`LiqPay answers ${String(answer?.err_code ?? 'what is no payment').slice(0, 60)}`)
      return notice.reference === reference ? notice : null
    },
    async refund({ reference, amount }) {
      const answer = await call({ action: 'refund', order_id: reference, amount: amount / 100 })
      if (answer?.result === 'error' || answer?.status === 'error' || answer?.status === 'failure')
        throw new ProviderRefusal(`LiqPay refuses: ${String(answer.err_code ?? answer.status).slice(0, 60)}`)
      if (answer?.result !== 'ok') throw new Error("LiqPay's answer is not a refund")
      return answer.status === 'reversed' && answer.wait_amount !== true ? 'done' : 'processing'
    },
  }
}

/** Sums in hryvnias with kopiykas. The lines add up to the payment's sum. */
function receiptInfo({ lines, email }: NonNullable<CardPayment['receipt']>, { product, unit, tax }: LiqpayReceipts) {
  const items = lines.map(({ code, name, quantity, price }) => {
    const sums = { amount: quantity, price: price / 100, cost: (quantity * price) / 100 }
    if (product !== null) return { id: product, ...sums }
    const taxName = tax && (tax.rate > 0 ? `ПДВ ${tax.rate} %` : 'Без ПДВ')
    const taxs = tax && [{ name: taxName, letter: tax.letter, prc: tax.rate, type: tax.type }]
    return { name, ...sums, unitcode: unit, vndcode: code, ...(taxs && { taxs }) }
  })
  return { items, delivery_emails: [email] }
}

function noticeOf(report: Record<string, unknown> | null, publicKey: string): PaymentNotice | null {
  const { order_id: reference, status, payment_id: paymentId, public_key: key, amount, currency, end_date: ended } = report ?? {}
  const { create_date: begun, refund_amount: back } = report ?? {}
  if (typeof reference !== 'string' || typeof status !== 'string' || key !== publicKey) return null
  const paid = kopiykas(amount)
  const state = status === 'sandbox' && isSandbox(publicKey) ? 'paid' : (ownValue(states, status) ?? 'pending')
  // A partial refund is reported in a separate field; the state can be either.
  const refunded = kopiykas(back) || (state === 'refunded' ? (paid ?? 0) : 0)
  return {
    reference,
    paymentId: String(paymentId ?? ''),
    state: stateAfterRefund(state, paid, refunded),
    status,
    amount: paid,
    currency: typeof currency === 'string' ? currency : null,
    refunded,
    begunAt: typeof begun === 'number' ? begun : typeof ended === 'number' ? ended : null,
    changedAt: typeof ended === 'number' ? ended : null,
  }
}

/** Converts a sum in hryvnias to kopiykas; null: it is not a sum. */
function kopiykas(sum: unknown): number | null {
  const number = Number(sum ?? Number.NaN)
  return Number.isFinite(number) ? Math.round(number * 100) : null
}

/** Test payments are valid only with keys of a test shop. */
function isSandbox(publicKey: string): boolean {
  return publicKey.startsWith('sandbox_')
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isSame(expected: string, given: string): boolean {
  const [first, second] = [Buffer.from(expected), Buffer.from(given)]
  return first.length === second.length && timingSafeEqual(first, second)
}
