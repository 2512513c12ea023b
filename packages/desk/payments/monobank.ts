// plata by mono: monobank's acquiring API (product.md, 9.2).
import { verify } from 'node:crypto'
import { type BasketLine, basketSum } from '@forum/domain/order/basket.ts'
import type { PaymentState } from '@forum/domain/payment/payment.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import type { MonobankReceipts } from '../settings/payment-config.ts'
import {
  type FiscalReceipt,
  type PaymentNotice,
  type PaymentProvider,
  ProviderRefusal,
  providerTimeout,
  stateAfterRefund,
} from './provider.ts'

export type MonobankOptions = {
  token: Secret
  /** `https://api.monobank.ua`, or a stand-in. */
  origin: string
  /** Data for fiscal receipts; null: no receipts. */
  receipts: MonobankReceipts | null
  now(): number
}

/** ISO 4217 numeric code. */
const hryvnia = 980

const states: Readonly<Record<string, PaymentState>> = {
  success: 'paid',
  failure: 'failed',
  expired: 'failed',
  reversed: 'refunded',
}

/** After a bad signature the bank's key is fetched again, at most so often in a minute: forged notifications must not cause many requests. */
const maxKeyQuestions = 5
const minute = 60_000

type Call = (path: string, body?: object) => Promise<Record<string, unknown> | null>

export function monobank(options: MonobankOptions): PaymentProvider {
  const { receipts, now } = options
  const call = callerOf(options)
  const isSigned = signatureCheck(call, now)
  return {
    name: 'monobank',
    formOrigin: null,
    async checkout({ reference, amount, description, returnUrl, callbackUrl, expiresAt, receipt }) {
      const answer = await call('/api/merchant/invoice/create', {
        amount,
        ccy: hryvnia,
        merchantPaymInfo: {
          reference,
          destination: description,
          ...(receipts && receipt && { customerEmails: [receipt.email], basketOrder: basketOrder(receipt.lines, receipts) }),
        },
        redirectUrl: returnUrl,
        webHookUrl: callbackUrl,
        validity: Math.max(60, Math.floor((expiresAt - now()) / 1000)),
        paymentType: 'debit',
      })
      const { invoiceId, pageUrl } = answer ?? {}
      if (typeof invoiceId !== 'string' || typeof pageUrl !== 'string' || !URL.canParse(pageUrl))
        throw new Error('monobank answers without the page of a payment')
      return { kind: 'address', address: pageUrl, paymentId: invoiceId }
    },
    async readReport(body, headers) {
      const signature = headers.get('x-sign') ?? ''
      if (signature === '') return null
      if (!(await isSigned(body, signature))) return null
      try {
        return noticeOf(JSON.parse(new TextDecoder().decode(body)))
      } catch {
        return null
      }
    },
    async ask(_, paymentId) {
      if (paymentId === null) return null
      const answer = await call(`/api/merchant/invoice/status?invoiceId=${encodeURIComponent(paymentId)}`)
      return answer && noticeOf(answer)
    },
    async refund({ paymentId, externalReference, amount, lines }) {
      if (paymentId === null) throw new ProviderRefusal('monobank knows no invoice of this payment')
      const items = receipts && lines && basketOrder(lines, receipts)
      const answer = await call('/api/merchant/invoice/cancel', {
        invoiceId: paymentId,
        extRef: externalReference,
        amount,
        ...(items && { items }),
      })
      if (answer === null) throw new ProviderRefusal('monobank does not know the invoice')
      if (answer.status === 'failure') throw new ProviderRefusal('monobank refuses the refund')
      return answer.status === 'success' ? 'done' : 'processing'
    },
    async receipts(paymentId) {
      const answer = await call(`/api/merchant/invoice/fiscal-checks?invoiceId=${encodeURIComponent(paymentId)}`)
      return (Array.isArray(answer?.checks) ? answer.checks : []).flatMap(receiptOf)
    },
  }
}

/** Calls the API; null: not found. Throws a ProviderRefusal when the bank refuses, otherwise an Error with one sentence. */
function callerOf({ token, origin }: MonobankOptions): Call {
  return async (path, body) => {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      headers: { 'x-token': token.reveal(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(providerTimeout),
    }).catch(() => {
      throw new Error('monobank cannot be reached')
    })
    if (response.status === 404) return null
    if (response.status === 400 || response.status === 403)
      throw new ProviderRefusal(`monobank refuses (${response.status}): ${(await response.text()).slice(0, 200)}`)
    if (!response.ok) throw new Error(`monobank answers ${response.status}`)
    return (await response.json()) as Record<string, unknown>
  }
}

/** Verifies a notification. The bank's key is cached and fetched again only after a bad signature: the bank may have changed it. */
function signatureCheck(call: Call, now: () => number): (body: Uint8Array, signature: string) => Promise<boolean> {
  let key: string | null = null
  let keyQuestions: number[] = []
  const fetchKey = async () => {
    keyQuestions = keyQuestions.filter((at) => at > now() - minute)
    if (keyQuestions.length >= maxKeyQuestions) return null
    keyQuestions.push(now())
    const answer = await call('/api/merchant/pubkey')
    key = typeof answer?.key === 'string' ? answer.key : null
    return key
  }
  return async (body, signature) =>
    (key !== null && isMonobankSigned(body, signature, key)) ||
    isMonobankSigned(body, signature, (await fetchKey().catch(() => null)) ?? '')
}

/** Basket items, prices per piece in kopiykas. The lines add up to the payment's sum. */
function basketOrder(lines: readonly BasketLine[], { tax }: MonobankReceipts) {
  return lines.map((line) => {
    const { code, name, quantity: qty, price: sum } = line
    return { name, qty, sum, total: basketSum([line]), unit: 'шт.', code, ...(tax.length > 0 && { tax }) }
  })
}

const receiptStates: Readonly<Record<string, FiscalReceipt['state']>> = { done: 'done', failed: 'failed' }

function receiptOf(check: Record<string, unknown>): FiscalReceipt[] {
  const { id, type, status, statusDescription, taxUrl } = check ?? {}
  if (typeof id !== 'string' || (type !== 'sale' && type !== 'return')) return []
  const address = typeof taxUrl === 'string' && /^https?:$/.test(URL.parse(taxUrl)?.protocol ?? '') ? taxUrl : null
  const description = String(statusDescription ?? status ?? '').slice(0, 200)
  return [{ id, kind: type, state: ownValue(receiptStates, String(status)) ?? 'waiting', address, description }]
}

/** Whether `signature` (base64 of a DER ECDSA signature) matches the exact bytes of the body. `key`: base64 of a PEM. */
export function isMonobankSigned(body: Uint8Array, signature: string, key: string): boolean {
  try {
    return verify('sha256', body, Buffer.from(key, 'base64').toString('utf8'), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

function noticeOf(report: Record<string, unknown>): PaymentNotice | null {
  const { invoiceId, status, amount, ccy, reference, createdDate, modifiedDate, finalAmount } = report
  if (typeof invoiceId !== 'string' || typeof status !== 'string' || typeof reference !== 'string') return null
  const sum = Number.isSafeInteger(amount) ? Number(amount) : null
  const state = ownValue(states, status) ?? 'pending'
  const hasCome = state === 'paid' || state === 'refunded'
  // The sum left after partial refunds; missing after a full refund.
  const left = Number.isSafeInteger(finalAmount) ? Number(finalAmount) : state === 'refunded' ? 0 : sum
  const refunded = hasCome && sum !== null && left !== null ? Math.max(0, sum - left) : 0
  const changedAt = momentOf(modifiedDate)
  return {
    reference,
    paymentId: invoiceId,
    state: stateAfterRefund(state, sum, refunded),
    status,
    amount: sum,
    currency: ccy === hryvnia ? 'UAH' : String(ccy),
    refunded,
    begunAt: momentOf(createdDate) ?? changedAt,
    changedAt,
  }
}

function momentOf(date: unknown): number | null {
  const moment = typeof date === 'string' ? Date.parse(date) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}
