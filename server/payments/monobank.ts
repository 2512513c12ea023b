// plata by mono: monobank's acquiring (product.md, 9.2).
import { verify } from 'node:crypto'
import type { PaymentState } from '#domain/payment/payment.ts'
import type { Secret } from '../config/secrets.ts'
import { type PaymentNotice, type PaymentProvider, providerTimeout } from './provider.ts'

export type MonobankOptions = {
  token: Secret
  /** `https://api.monobank.ua`, or a stand-in that speaks its wire format. */
  origin: string
  now(): number
}

/** ISO 4217, numeric. */
const hryvnia = 980

const states: Readonly<Record<string, PaymentState>> = {
  success: 'paid',
  failure: 'failed',
  expired: 'failed',
  reversed: 'refunded',
}

/** Reports that do not fit the key make the site ask for it anew, so often in a minute at most: whoever sends nonsense makes nobody busy. */
const maxKeyQuestions = 5
const minute = 60_000

export function monobank({ token, origin, now }: MonobankOptions): PaymentProvider {
  let key: string | null = null
  let keyQuestions: number[] = []
  const call = async (path: string, body?: object): Promise<Record<string, unknown> | null> => {
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
    if (!response.ok) throw new Error(`monobank answers ${response.status}`)
    return (await response.json()) as Record<string, unknown>
  }
  const fetchKey = async () => {
    keyQuestions = keyQuestions.filter((at) => at > now() - minute)
    if (keyQuestions.length >= maxKeyQuestions) return null
    keyQuestions.push(now())
    const answer = await call('/api/merchant/pubkey')
    key = typeof answer?.key === 'string' ? answer.key : null
    return key
  }
  return {
    name: 'monobank',
    formOrigin: null,
    async checkout({ reference, amount, description, returnUrl, callbackUrl, expiresAt }) {
      const answer = await call('/api/merchant/invoice/create', {
        amount,
        ccy: hryvnia,
        merchantPaymInfo: { reference, destination: description },
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
      // The key is kept and asked for anew only when a report does not fit it: the bank may have changed it.
      const isSigned =
        (key !== null && isMonobankSigned(body, signature, key)) ||
        isMonobankSigned(body, signature, (await fetchKey().catch(() => null)) ?? '')
      if (!isSigned) return null
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
  }
}

/** Whether `signature` (base64 of a DER ECDSA signature) is the bank's over the very bytes of the body. `key`: base64 of a PEM. */
export function isMonobankSigned(body: Uint8Array, signature: string, key: string): boolean {
  try {
    return verify('sha256', body, Buffer.from(key, 'base64').toString('utf8'), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

function noticeOf(report: Record<string, unknown>): PaymentNotice | null {
  const { invoiceId, status, amount, ccy, reference, modifiedDate } = report
  if (typeof invoiceId !== 'string' || typeof status !== 'string' || typeof reference !== 'string') return null
  const changedAt = typeof modifiedDate === 'string' ? Date.parse(modifiedDate) : Number.NaN
  return {
    reference,
    paymentId: invoiceId,
    state: states[status] ?? 'pending',
    status,
    amount: Number.isSafeInteger(amount) ? Number(amount) : null,
    currency: ccy === hryvnia ? 'UAH' : String(ccy),
    changedAt: Number.isNaN(changedAt) ? null : changedAt,
  }
}
