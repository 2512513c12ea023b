// A corrected invoice: its versions, what a correction may say, and who may make one. Number, sums, VAT and rate of the order stay.
import { type CompanyCodeFault, readPayerCode } from '../payment/company-code.ts'
import type { Instant } from '../record/record.ts'
import { type FieldFault, type FormRules, normaliseText, readForm, type Typed } from '../submission/fields.ts'
import type { Buyer, Order } from './order.ts'
import { buyerRules } from './order-request.ts'

/** What an invoice says of who pays. */
export type InvoicePayer = Pick<Buyer, 'name' | 'company' | 'edrpou' | 'isAbroad' | 'address'>

/** Who makes a version; the first one is of who placed the order. */
export const invoiceCorrectors = ['buyer', 'organiser'] as const

export type InvoiceCorrector = (typeof invoiceCorrectors)[number]

/** `version`: from 1. */
export type InvoiceVersion = { version: number; payer: InvoicePayer; since: Instant; madeBy: InvoiceCorrector }

type Numbered = Pick<InvoiceVersion, 'version' | 'since'>

/** `before`: the version that it replaces; `after`: the newest, if this one was replaced. */
export type VersionStamp = Numbered & { before: Numbered | null; after: Numbered | null }

/** The invoice of an order that was never corrected. */
export function firstVersion({ buyer, createdAt, origin }: Pick<Order, 'buyer' | 'createdAt' | 'origin'>): InvoiceVersion {
  return { version: 1, payer: payerOf(buyer), since: createdAt, madeBy: origin.source === 'site' ? 'buyer' : 'organiser' }
}

/** The version `asked` for (null: the newest) with its stamp; null: there is none. `versions`: all of a corrected invoice, the oldest first. */
export function versionAmong(
  versions: readonly InvoiceVersion[],
  asked: number | null,
): { payer: InvoicePayer; stamp: VersionStamp } | null {
  const newest = versions.at(-1)
  const found = asked === null ? newest : versions.find(({ version }) => version === asked)
  if (!newest || !found) return null
  const before = versions.find(({ version }) => version === found.version - 1)
  const numbered = ({ version, since }: Numbered): Numbered => ({ version, since })
  const after = found === newest ? null : numbered(newest)
  return { payer: found.payer, stamp: { ...numbered(found), before: before ? numbered(before) : null, after } }
}

export function payerOf({ name, company, edrpou, isAbroad, address }: Buyer): InvoicePayer {
  return { name, company, edrpou, ...(isAbroad && { isAbroad }), ...(address && { address }) }
}

/** The buyer of a corrected invoice: mailbox and telephone stay. */
export function buyerWith({ email, phone }: Buyer, payer: InvoicePayer): Buyer {
  return { ...payer, email, phone }
}

export function isSamePayer(one: InvoicePayer, other: InvoicePayer): boolean {
  const said = ({ name, company, edrpou, isAbroad, address = '' }: InvoicePayer) =>
    JSON.stringify([name, company, edrpou, isAbroad === true, address])
  return said(one) === said(other)
}

/**
 * `noInvoice`: nothing is paid by invoice; `over`: expired, cancelled, refunded or erased; `paid`: from then on the organisers correct it; `acted`: an act
 * of services names the payer.
 */
export type InvoiceFixedReason = 'noInvoice' | 'over' | 'paid' | 'acted'

/** What an invoice says now, what it said before, the oldest first, and why it may not be corrected; null: it may. */
export type CorrectableInvoice = {
  newest: InvoiceVersion
  replaced: readonly InvoiceVersion[]
  fixed: InvoiceFixedReason | null
}

type Circumstances = {
  now: Instant
  /** The personal data were erased. */
  isErased: boolean
  /** An act of services was issued for it. */
  hasAct?: boolean
}

/** Why the invoice stays as it is; null: `who` may correct it. */
export function invoiceFixedBecause(
  { method, total, status, received, expiresAt }: Pick<Order, 'method' | 'total' | 'status' | 'received' | 'expiresAt'>,
  who: InvoiceCorrector,
  { now, isErased, hasAct = false }: Circumstances,
): InvoiceFixedReason | null {
  if (method !== 'bank' || total === 0) return 'noInvoice'
  if (isErased) return 'over'
  if (hasAct) return 'acted'
  if (status === 'paid') return who === 'organiser' ? null : 'paid'
  const isAwaited = status === 'awaiting_payment' && (received > 0 || now < expiresAt)
  return isAwaited ? null : 'over'
}

export const correctionRules = {
  company: buyerRules.company,
  edrpou: buyerRules.edrpou,
  address: { kind: 'line', isRequired: false, max: 300, isPrinted: true },
  name: buyerRules.name,
} as const satisfies FormRules

export type CorrectionField = keyof typeof correctionRules

export type CorrectionFault = FieldFault | CompanyCodeFault | 'notForeign'

export type CorrectionReading =
  | { isValid: true; payer: InvoicePayer; typed: Typed }
  | { isValid: false; faults: Readonly<Partial<Record<CorrectionField, CorrectionFault>>>; typed: Typed }

/** Reads a correction by the rules of the order form. The lines of an address become one. */
export function readCorrection(form: FormData): CorrectionReading {
  const own = new FormData()
  for (const field of Object.keys(correctionRules))
    for (const given of form.getAll(field))
      own.append(field, field === 'address' && typeof given === 'string' ? inOneLine(given) : given)
  const isAbroad = form.get('abroad') === 'yes'
  const reading = readForm(correctionRules, own)
  const typed = Object.fromEntries(
    [...own, ...(isAbroad ? [['abroad', 'yes'] as const] : [])].flatMap(([name, given]) =>
      typeof given === 'string' ? [[name, given.slice(0, 5000)] as const] : [],
    ),
  )
  const code = readPayerCode(normaliseText(String(own.get('edrpou') ?? '')), isAbroad)
  const faults: Partial<Record<CorrectionField, CorrectionFault>> = reading.isValid ? {} : { ...reading.faults }
  if (!faults.edrpou && 'fault' in code) faults.edrpou = code.fault
  if (!reading.isValid || !('value' in code)) return { isValid: false, faults, typed }
  const { name, company, address } = reading.value
  const payer = { name, company, edrpou: code.value, ...(isAbroad && { isAbroad }), ...(address && { address }) } as const
  return { isValid: true, payer, typed }
}

/** `вул. Прикладна, 1,⏎Київ` → `вул. Прикладна, 1, Київ` */
function inOneLine(text: string): string {
  const lines = text
    .replaceAll('\t', ' ')
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim().replace(/,$/, ''))
  return lines.filter(Boolean).join(', ')
}
