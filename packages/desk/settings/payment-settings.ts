// The settings of card payments, a row each.
import { kind, matching, oneOf, origin, secretText, setting, wholeNumber } from '@forum/ground/settings/setting.ts'
import { receiptTax, taxNumbers } from './desk-kinds.ts'

const providerOrigin = kind('an http or https origin', origin)
const neededBy = (provider: string) => `the key that PAYMENT_PROVIDER=${provider} needs`

export const providerSettings = {
  provider: setting('PAYMENT_PROVIDER', oneOf('liqpay', 'monobank', 'test', 'none'), { means: '`liqpay`, `monobank`, `test` or `none`', empty: '`test` with the demo, else `none`', section: 'Sale: nothing is sold without a seller. PAYMENT_PROVIDER is liqpay, monobank or none', example: 'none' }),
  receipts: setting('RECEIPTS', oneOf('off', 'provider'), { otherwise: 'off', means: '`provider`: the payment provider issues fiscal receipts ([Terms and receipts](#terms-and-receipts))' }),
}

export const liqpaySettings = {
  publicKey: setting('LIQPAY_PUBLIC_KEY', matching('the public key of the shop', /^\w{5,80}$/), { needed: neededBy('liqpay'), means: "the shop's keys, the version of the interface (3 or 7) and its origin" }),
  privateKey: setting('LIQPAY_PRIVATE_KEY', secretText, { needed: neededBy('liqpay') }),
  version: setting(
    'LIQPAY_VERSION',
    kind('3 or 7', (text) => ([3, 7] as const).find((version) => text === `${version}`)),
    { otherwise: '7' },
  ),
  origin: setting('LIQPAY_URL', providerOrigin, { otherwise: 'https://www.liqpay.ua' }),
  receipts: {
    product: setting('LIQPAY_RECEIPT_PRODUCT', wholeNumber('the number of a good in the catalogue at LiqPay', 1, 999_999_999), { means: "number of the product in LiqPay's catalogue; or the unit's code (`2009` piece, `0000` service) and the tax as letter, per cent, type: `А,20,0`" }),
    unit: setting('LIQPAY_RECEIPT_UNIT', matching("a code of four digits of the tax service's list of units", /^\d{4}$/), { otherwise: '2009' }),
    tax: setting('LIQPAY_RECEIPT_TAX', receiptTax),
  },
}

export const monobankSettings = {
  token: setting('MONOBANK_TOKEN', secretText, { needed: neededBy('monobank'), means: "the shop's token" }),
  origin: setting('MONOBANK_URL', providerOrigin, { otherwise: 'https://api.monobank.ua' }),
  receipts: {
    tax: setting('MONOBANK_RECEIPT_TAX', taxNumbers, { means: "numbers of the tax rates in the shop's cash register, separated by commas" }),
  },
}
