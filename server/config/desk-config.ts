// Decides the settings of what visitors send and buy: mail, payments, the seller, how long personal data stay (issue 4; docs/operate.md).
import { isIP } from 'node:net'
import { isEdrpou } from '#domain/payment/edrpou.ts'
import { ukrainianIban } from '#domain/payment/iban.ts'
import type { Seller } from '#domain/payment/invoice.ts'
import type { Environment } from './env.ts'
import type { Secret } from './secrets.ts'
import { fault, oneOf, origin, type Read, readSecret, settingReader, wholeNumber } from './setting-reader.ts'

export type PaymentConfig =
  | { kind: 'none' }
  /** Takes no money and says so. */
  | { kind: 'test' }
  | { kind: 'liqpay'; publicKey: string; privateKey: Secret; version: 3 | 7; origin: string }
  | { kind: 'monobank'; token: Secret; origin: string }

export type DeskConfig = {
  /** null: mails are written into DATA_DIR/mail. */
  smtpUrl: Secret | null
  /** null: `forum@` the host of SITE_URL. */
  mailFrom: string | null
  /** Where organisers read; null: nowhere. */
  organisers: string | null
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  payment: PaymentConfig
  /** null: nothing is sold by bank transfer. */
  seller: Seller | null
  /** Days in which an invoice is to be paid. */
  invoiceDays: number
  /** null: tickets are checked in by the command only. */
  deskKey: Secret | null
  /** Days after which what people said is erased. */
  retention: { submissionDays: number; orderDays: number }
}

/** The demo's seller is invented; its numbers only have the right shape. */
const demoSeller: Seller = {
  name: 'ТОВ «Демонстраційний форум»',
  code: '30000005',
  iban: 'UA903052992990004149123456789',
  bank: 'Демонстраційний банк',
  address: '01001, м. Київ, вул. Вигадана, 1',
  vatRate: 20,
}

const sellerSettings = ['SELLER_NAME', 'SELLER_CODE', 'SELLER_IBAN', 'SELLER_BANK', 'SELLER_ADDRESS', 'SELLER_VAT'] as const

export function decideDesk(environment: Environment, faults: string[], isDemo: boolean): DeskConfig {
  const read = settingReader(environment, faults)
  const days = (name: 'INVOICE_DAYS' | 'RETENTION_SUBMISSION_DAYS' | 'RETENTION_ORDER_DAYS', otherwise: string, most: number) =>
    read(name, otherwise, `a whole number of days from 1 to ${most}`, (text) => wholeNumber(text, 1, most)) ?? 1
  return {
    smtpUrl: smtpUrl(environment, faults),
    mailFrom: environment.MAIL_FROM ? (read('MAIL_FROM', '', 'an address, or a name and an <address>', sender) ?? null) : null,
    organisers: environment.MAIL_ORGANISERS
      ? (read('MAIL_ORGANISERS', '', 'addresses with commas between them', addresses) ?? null)
      : null,
    trustedProxies: read('TRUSTED_PROXIES', '', 'IP addresses with commas between them, or nothing', ipAddresses) ?? [],
    payment: payment(environment, read, faults, isDemo),
    seller: seller(environment, read, isDemo),
    invoiceDays: days('INVOICE_DAYS', '5', 90),
    deskKey: readSecret(environment, 'DESK_KEY', faults),
    retention: {
      submissionDays: days('RETENTION_SUBMISSION_DAYS', '365', 3650),
      orderDays: days('RETENTION_ORDER_DAYS', '1095', 3650),
    },
  }
}

const mailAddress = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/

function sender(text: string): string | undefined {
  const [, address = text] = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text) ?? []
  return mailAddress.test(address) ? text : undefined
}

function addresses(text: string): string | undefined {
  const each = text.split(',').map((address) => address.trim())
  return each.every((address) => mailAddress.test(address)) ? each.join(', ') : undefined
}

function ipAddresses(text: string): string[] | undefined {
  const each = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return each.every((address) => isIP(address) > 0) ? each : undefined
}

function smtpUrl(environment: Environment, faults: string[]): Secret | null {
  const given = readSecret(environment, 'SMTP_URL', faults)
  if (!given) return null
  const isMailServer = URL.canParse(given.reveal()) && /^smtps?:$/.test(new URL(given.reveal()).protocol)
  if (!isMailServer) faults.push(fault('SMTP_URL', 'something that is not shown', 'smtp://user:password@host:port, or smtps://'))
  return isMailServer ? given : null
}

function payment(environment: Environment, read: Read, faults: string[], isDemo: boolean): PaymentConfig {
  const kind = read('PAYMENT_PROVIDER', isDemo ? 'test' : 'none', 'liqpay, monobank, test or none', (text) =>
    oneOf(text, ['liqpay', 'monobank', 'test', 'none']),
  )
  const host = (name: 'LIQPAY_URL' | 'MONOBANK_URL', otherwise: string) =>
    read(name, otherwise, 'an http or https origin', origin) ?? otherwise
  const needed = (name: 'LIQPAY_PRIVATE_KEY' | 'MONOBANK_TOKEN') => {
    const given = readSecret(environment, name, faults)
    if (!given && !environment[name]) faults.push(fault(name, 'nothing', `the key that PAYMENT_PROVIDER=${kind} needs`))
    return given
  }
  if (kind === 'liqpay') {
    const publicKey = read('LIQPAY_PUBLIC_KEY', '', 'the public key of the shop', (text) =>
      /^\w{5,80}$/.test(text) ? text : undefined,
    )
    const version = read('LIQPAY_VERSION', '7', '3 or 7', (text) => oneOf(text, ['3', '7']))
    const privateKey = needed('LIQPAY_PRIVATE_KEY')
    if (publicKey && privateKey)
      return {
        kind,
        publicKey,
        privateKey,
        version: version === '3' ? 3 : 7,
        origin: host('LIQPAY_URL', 'https://www.liqpay.ua'),
      }
  }
  if (kind === 'monobank') {
    const token = needed('MONOBANK_TOKEN')
    if (token) return { kind, token, origin: host('MONOBANK_URL', 'https://api.monobank.ua') }
  }
  return { kind: kind === 'test' ? 'test' : 'none' }
}

/** All of the seller or nothing: an invoice with a part of it cannot be paid. */
function seller(environment: Environment, read: Read, isDemo: boolean): Seller | null {
  if (sellerSettings.every((name) => !environment[name])) return isDemo ? demoSeller : null
  const text = (name: 'SELLER_NAME' | 'SELLER_BANK' | 'SELLER_ADDRESS', most: number) =>
    read(name, '', `a text of at most ${most} characters`, (given) => (given !== '' && given.length <= most ? given : undefined))
  const name = text('SELLER_NAME', 140)
  const code = read('SELLER_CODE', '', 'an EDRPOU of 8 digits with a right check digit, or an RNOKPP of 10 digits', (given) =>
    isEdrpou(given) || /^\d{10}$/.test(given) ? given : undefined,
  )
  const iban = read('SELLER_IBAN', '', 'a Ukrainian IBAN with right check digits', (given) => ukrainianIban(given) ?? undefined)
  const bank = text('SELLER_BANK', 140)
  const address = text('SELLER_ADDRESS', 300)
  const vat = read('SELLER_VAT', '', 'per cent of VAT that prices include, such as 20, or none', (given) =>
    given === 'none' ? { rate: null } : /^\d{1,2}$/.test(given) ? { rate: Number(given) } : undefined,
  )
  if (!name || !code || !iban || !bank || !address || !vat) return null
  return { name, code, iban, bank, address, vatRate: vat.rate }
}
