// Settings of card payments (docs/operate.md).
import * as v from 'valibot'
import type { Environment } from './env.ts'
import type { Secret } from './secrets.ts'
import { matching, origin, readSettings, secretText, setting, wholeNumber } from './setting.ts'

/** Data for LiqPay's fiscal receipts. */
export type LiqpayReceipts = {
  /** Number of the product in the shop's catalogue at LiqPay; null: lines are described in full. */
  product: number | null
  /** Code of the unit in the tax service's list. */
  unit: string
  /** null: no tax. */
  tax: { letter: string; rate: number; type: number } | null
}

/** Data for monobank's fiscal receipts: tax rate numbers of the shop's cash register. */
export type MonobankReceipts = { tax: readonly number[] }

export type PaymentConfig =
  | { kind: 'none' }
  /** Test provider: takes no money. */
  | { kind: 'test' }
  | { kind: 'liqpay'; publicKey: string; privateKey: Secret; version: 3 | 7; origin: string; receipts: LiqpayReceipts | null }
  | { kind: 'monobank'; token: Secret; origin: string; receipts: MonobankReceipts | null }

const providerOrigin = setting('an http or https origin', origin)
const receipts = v.optional(v.picklist(['off', 'provider'], 'off or provider'), 'off')
const keyOf = (provider: string) => `the key that PAYMENT_PROVIDER=${provider} needs`

const paymentSettings = v.variant(
  'PAYMENT_PROVIDER',
  [
    v.object({ PAYMENT_PROVIDER: v.picklist(['test', 'none']), RECEIPTS: receipts }),
    v.object(
      {
        PAYMENT_PROVIDER: v.literal('liqpay'),
        LIQPAY_PUBLIC_KEY: matching('the public key of the shop', /^\w{5,80}$/),
        LIQPAY_PRIVATE_KEY: secretText,
        LIQPAY_VERSION: v.optional(v.picklist(['3', '7'], '3 or 7'), '7'),
        LIQPAY_URL: v.optional(providerOrigin, 'https://www.liqpay.ua'),
        RECEIPTS: receipts,
        LIQPAY_RECEIPT_PRODUCT: v.optional(wholeNumber('the number of a good in the catalogue at LiqPay', 1, 999_999_999)),
        LIQPAY_RECEIPT_UNIT: v.optional(matching("a code of four digits of the tax service's list of units", /^\d{4}$/), '2009'),
        LIQPAY_RECEIPT_TAX: v.optional(
          setting('letter, per cent and type of the tax with commas between them, such as А,20,0', receiptTax),
        ),
      },
      keyOf('liqpay'),
    ),
    v.object(
      {
        PAYMENT_PROVIDER: v.literal('monobank'),
        MONOBANK_TOKEN: secretText,
        MONOBANK_URL: v.optional(providerOrigin, 'https://api.monobank.ua'),
        RECEIPTS: receipts,
        MONOBANK_RECEIPT_TAX: v.optional(setting('numbers of tax rates with commas between them', taxNumbers), ''),
      },
      keyOf('monobank'),
    ),
  ],
  'liqpay, monobank, test or none',
)

/** `isDemo`: default to the test provider. undefined: `faults` contains the errors. */
export function decidePayment(environment: Environment, faults: string[], isDemo: boolean): PaymentConfig | undefined {
  const PAYMENT_PROVIDER = environment.PAYMENT_PROVIDER || (isDemo ? 'test' : 'none')
  const given = readSettings(paymentSettings, { ...environment, PAYMENT_PROVIDER }, faults)
  if (given?.PAYMENT_PROVIDER === 'liqpay') {
    const { LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey, LIQPAY_VERSION, LIQPAY_URL } = given
    const { LIQPAY_RECEIPT_PRODUCT: product = null, LIQPAY_RECEIPT_UNIT: unit, LIQPAY_RECEIPT_TAX: tax = null } = given
    const receipts = given.RECEIPTS === 'provider' ? { product, unit, tax } : null
    return { kind: 'liqpay', publicKey, privateKey, version: LIQPAY_VERSION === '3' ? 3 : 7, origin: LIQPAY_URL, receipts }
  }
  if (given?.PAYMENT_PROVIDER === 'monobank') {
    const receipts = given.RECEIPTS === 'provider' ? { tax: given.MONOBANK_RECEIPT_TAX } : null
    return { kind: 'monobank', token: given.MONOBANK_TOKEN, origin: given.MONOBANK_URL, receipts }
  }
  return given && { kind: given.PAYMENT_PROVIDER }
}

function receiptTax(text: string): LiqpayReceipts['tax'] | undefined {
  const [, letter = '', rate, type] = /^([A-ZА-ЯІЇЄҐ])\s*,\s*(\d{1,2})\s*,\s*(\d)$/.exec(text) ?? []
  return letter === '' ? undefined : { letter, rate: Number(rate), type: Number(type) }
}

function taxNumbers(text: string): number[] | undefined {
  const each = text
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean)
  return each.every((number) => /^\d{1,3}$/.test(number)) ? each.map(Number) : undefined
}
