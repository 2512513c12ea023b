// Settings of the desk: mail, payments, seller, retention (docs/operate.md).
import { isIP } from 'node:net'
import * as v from 'valibot'
import type { RefundTerms } from '#domain/order/consent.ts'
import type { Seller } from '#domain/order/invoice.ts'
import { isRnokpp } from '#domain/payment/company-code.ts'
import { isEdrpou } from '#domain/payment/edrpou.ts'
import { ukrainianIban } from '#domain/payment/iban.ts'
import type { Environment } from './env.ts'
import { decidePayment, type PaymentConfig } from './payment-config.ts'
import type { Secret } from './secrets.ts'
import { readSender, type Sender } from './sender.ts'
import { fault, isLoopback, matching, readSettings, secretText, setting, wholeNumber } from './setting.ts'
import { decideSharedDesk, type SharedDesk } from './shared-desk.ts'

export type DeskConfig = {
  /** null: mails are written to DATA_DIR/mail. */
  smtpUrl: Secret | null
  /** false: a mail server without encryption is accepted. */
  isMailEncrypted: boolean
  /** null: `forum@` + host of SITE_URL. */
  mailFrom: Sender | null
  /** Mail address of the organisers; null: none. */
  organisers: string | null
  /** Mail address for alarms; null: log only. */
  operator: string | null
  /** Addresses whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  payment: PaymentConfig
  /** null: no bank transfer. */
  seller: Seller | null
  /** Where the refund terms are published. */
  refundTerms: RefundTerms
  /** First order number of an edition; after a restore higher than all used ones. */
  orderNumberStart: number
  /** Days until an invoice expires. */
  invoiceDays: number
  /** Days from the reminder to the expiry; 0: no reminders. */
  invoiceReminderDays: number
  /** Buyers can change attendees until the end of the day that is so many days before the forum. */
  attendeeChangeDays: number
  /** Hours that an offer of the waiting list is valid. */
  offerHours: number
  /** null: tickets are checked by the command only. */
  deskKey: Secret | null
  /** Whether door phones get attendees' names. */
  doorNames: boolean
  /** Days after which personal data are erased. */
  retention: { submissionDays: number; orderDays: number }
  /** null: one machine with a file in DATA_DIR. */
  shared: SharedDesk | null
}

/** The demo's seller is fictional; only the format of its numbers is valid. */
export const demoSeller: Seller = {
  name: 'ТОВ «Демонстраційний форум»',
  code: '30000005',
  iban: 'UA903052992990004149123456789',
  bank: 'Демонстраційний банк',
  address: '01001, м. Київ, вул. Вигадана, 1',
  email: 'tickets@forum.example',
  phone: '+38 044 000 10 02',
  vatRate: 20,
}

/** Shorter keys can be guessed. */
const shortestKey = 16

const mailAddress = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/
const days = (max: number) => wholeNumber('a whole number of days', 1, max)

const deskSettings = v.object({
  SMTP_URL: v.optional(v.pipe(secretText, v.check(isMailServer, 'smtp://user:password@host:port, or smtps://'))),
  SMTP_TLS: v.optional(v.picklist(['required', 'optional'], 'required or optional')),
  MAIL_FROM: v.optional(setting('an address in Latin letters, or a name and such an <address>', readSender)),
  MAIL_ORGANISERS: v.optional(setting('addresses with commas between them', addresses)),
  MAIL_OPERATOR: v.optional(setting('addresses with commas between them', addresses)),
  TRUSTED_PROXIES: v.optional(
    setting('IP addresses and networks such as 173.245.48.0/20 with commas between them, or nothing', proxies),
    '',
  ),
  INVOICE_DAYS: v.optional(days(90), '5'),
  INVOICE_REMINDER_DAYS: v.optional(wholeNumber('a whole number of days', 0, 30), '2'),
  ATTENDEE_CHANGE_DAYS: v.optional(wholeNumber('a whole number of days', 0, 60), '1'),
  WAITING_OFFER_HOURS: v.optional(wholeNumber('a whole number of hours', 1, 720), '24'),
  ORDER_NUMBER_START: v.optional(wholeNumber('a whole number', 1, 9_000_000), '1'),
  REFUND_TERMS: v.optional(v.picklist(['document', 'offer'], 'document or offer'), 'document'),
  DESK_KEY: v.optional(v.pipe(secretText, v.check(isLong, `at least ${shortestKey} visible ASCII characters without spaces`))),
  DOOR_NAMES: v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  RETENTION_SUBMISSION_DAYS: v.optional(days(3650), '365'),
  RETENTION_ORDER_DAYS: v.optional(days(3650), '1095'),
})

const textOf = (max: number) =>
  v.optional(
    setting(`a text of at most ${max} characters`, (text) => (text !== '' && text.length <= max ? text : undefined)),
    '',
  )
const code = (text: string) => (isEdrpou(text) || isRnokpp(text) ? text : undefined)
const iban = (text: string) => ukrainianIban(text) ?? undefined
const vat = (text: string) => (text === 'none' ? { rate: null } : /^\d{1,2}$/.test(text) ? { rate: Number(text) } : undefined)

const sellerSettings = v.object({
  SELLER_NAME: textOf(140),
  SELLER_CODE: v.optional(setting('an EDRPOU of 8 digits or an RNOKPP of 10, both with a right check digit', code), ''),
  SELLER_IBAN: v.optional(setting('a Ukrainian IBAN with right check digits', iban), ''),
  SELLER_BANK: textOf(140),
  SELLER_ADDRESS: textOf(300),
  SELLER_EMAIL: v.optional(setting('a mail address', mailBox), ''),
  SELLER_VAT: v.optional(setting('per cent of VAT that prices include, such as 20, or none', vat), ''),
})

/** Optional: a phone number alone does not configure a seller. */
const sellerPhone = v.object({ SELLER_PHONE: v.optional(matching('a telephone number', /^\+?[\d ()-]{5,30}$/)) })

/** undefined: `faults` contains the errors. */
export function decideDesk(environment: Environment, faults: string[], isDemo: boolean): DeskConfig | undefined {
  const desk = readSettings(deskSettings, environment, faults)
  const payment = decidePayment(environment, faults, isDemo)
  const seller = decideSeller(environment, faults, isDemo)
  const shared = decideSharedDesk(environment, faults)
  if (!desk || !payment || seller === undefined || shared === undefined) return undefined
  if (seller === null && (payment.kind === 'liqpay' || payment.kind === 'monobank')) {
    faults.push(
      fault(
        'SELLER_NAME',
        environment,
        `all settings of the seller: PAYMENT_PROVIDER=${payment.kind} takes money, and nothing may be sold in nobody's name`,
      ),
    )
    return undefined
  }
  return {
    smtpUrl: desk.SMTP_URL ?? null,
    isMailEncrypted: (desk.SMTP_TLS ?? (desk.SMTP_URL && isHere(desk.SMTP_URL) ? 'optional' : 'required')) === 'required',
    mailFrom: desk.MAIL_FROM ?? null,
    organisers: desk.MAIL_ORGANISERS ?? null,
    operator: desk.MAIL_OPERATOR ?? desk.MAIL_ORGANISERS ?? null,
    trustedProxies: desk.TRUSTED_PROXIES,
    payment,
    seller,
    refundTerms: desk.REFUND_TERMS,
    orderNumberStart: desk.ORDER_NUMBER_START,
    invoiceDays: desk.INVOICE_DAYS,
    invoiceReminderDays: desk.INVOICE_REMINDER_DAYS,
    attendeeChangeDays: desk.ATTENDEE_CHANGE_DAYS,
    offerHours: desk.WAITING_OFFER_HOURS,
    deskKey: desk.DESK_KEY ?? null,
    doorNames: desk.DOOR_NAMES === 'on',
    retention: { submissionDays: desk.RETENTION_SUBMISSION_DAYS, orderDays: desk.RETENTION_ORDER_DAYS },
    shared,
  }
}

/** All settings of the seller or none: an incomplete invoice cannot be paid. */
function decideSeller(environment: Environment, faults: string[], isDemo: boolean): Seller | null | undefined {
  const names = Object.keys(sellerSettings.entries) as (keyof typeof sellerSettings.entries)[]
  if (names.every((name) => !environment[name])) return isDemo ? demoSeller : null
  const given = readSettings(sellerSettings, environment, faults)
  const telephone = readSettings(sellerPhone, environment, faults)
  if (!given || !telephone) return undefined
  return {
    name: given.SELLER_NAME,
    code: given.SELLER_CODE,
    iban: given.SELLER_IBAN,
    bank: given.SELLER_BANK,
    address: given.SELLER_ADDRESS,
    email: given.SELLER_EMAIL,
    phone: telephone.SELLER_PHONE ?? '',
    vatRate: given.SELLER_VAT.rate,
  }
}

function isLong(key: Secret): boolean {
  return key.reveal().length >= shortestKey
}

function isMailServer(url: Secret): boolean {
  return URL.canParse(url.reveal()) && /^smtps?:$/.test(new URL(url.reveal()).protocol)
}

function mailBox(text: string): string | undefined {
  return mailAddress.test(text) ? text : undefined
}

/** Whether the server is on this machine, so that nobody can read the connection. */
function isHere(url: Secret): boolean {
  return isLoopback(new URL(url.reveal()).hostname)
}

function addresses(text: string): string | undefined {
  const each = text.split(',').map((address) => address.trim())
  return each.every((address) => mailAddress.test(address)) ? each.join(', ') : undefined
}

function proxies(text: string): string[] | undefined {
  const each = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return each.every(isAddressOrNetwork) ? each : undefined
}

/** A prefix below eight bits is a typing error: it would trust a large part of all visitors. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || bits === undefined) return family > 0
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= (family === 4 ? 32 : 128)
}
