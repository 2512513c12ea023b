// A bill of an order that is paid by bank transfer: a proposal to pay, with all that a payer's bank asks for (product.md, 9.3).
import type { TermsLinks } from '../order/consent.ts'
import type { Order } from '../order/order.ts'
import { discountOf, fullPrice } from '../order/promo-code.ts'
import { clockAt, dateAt } from '../programme/kyiv-time.ts'
import type { Instant } from '../record.ts'
import { type PaymentQr, paymentQr } from './nbu-qr.ts'

/** Who sells: from the configuration, never from code. */
export type Seller = {
  name: string
  /** EDRPOU of a legal person, or RNOKPP. */
  code: string
  iban: string
  bank: string
  address: string
  /** Where the seller answers buyers (Law on e-commerce, article 7). */
  email: string
  /** Empty: none is named. */
  phone: string
  /** Per cent that prices include; null: the seller pays no VAT. */
  vatRate: number | null
}

/** Name, code, address and ways to reach who sells, as one line (Law on e-commerce, article 7). */
export function sellerText({ name, code, address, email, phone }: Seller, words: { code: string; phone: string }): string {
  return [name, `${words.code} ${code}`, address, email, ...(phone ? [`${words.phone} ${phone}`] : [])].join(', ')
}

export type Invoice = {
  number: string
  issuedAt: Instant
  dueAt: Instant
  seller: Seller
  payer: { name: string; code: string }
  /** At full prices. */
  lines: readonly { title: string; quantity: number; price: number; sum: number }[]
  /** What a promo code takes off these lines; null: there is none. */
  discount: { code: string; sum: number } | null
  /** Whole hryvnias. */
  total: number
  /** Kopiykas of VAT in the total; null: without VAT. */
  vat: number | null
  /** What the payer writes as the purpose: in Ukrainian, because the payer's bank reads it. */
  purpose: string
  terms: TermsLinks
  /** null: the sum or a text does not fit into the National Bank's code. */
  qr: PaymentQr | null
}

/** Category of goods and services of an online order, as in the rules' own example. */
const category = 'OTHR/GDDS'

/** `terms`: of the order's consent. */
export function invoiceOf(order: Order, seller: Seller, terms: TermsLinks): Invoice {
  const { number, createdAt, expiresAt, buyer, total } = order
  const discount = discountOf(order.lines)
  const vat = seller.vatRate === null ? null : vatIn(total, seller.vatRate)
  const purpose = purposeOf(number, createdAt, seller, vat)
  return {
    number,
    issuedAt: createdAt,
    dueAt: expiresAt,
    seller,
    payer: { name: buyer.company || buyer.name, code: buyer.edrpou },
    lines: order.lines.map((line) => ({
      title: line.title,
      quantity: line.attendees.length,
      price: fullPrice(line),
      sum: fullPrice(line) * line.attendees.length,
    })),
    discount: discount && { code: discount.code, sum: discount.sum },
    total,
    vat,
    purpose,
    terms,
    qr: qrOf(order, seller, purpose),
  }
}

/** Kopiykas of VAT that `total` hryvnias include, rounded to the kopiyka. */
export function vatIn(total: number, rate: number): number {
  return Math.round((total * 100 * rate) / (100 + rate))
}

function purposeOf(number: string, issuedAt: Instant, { vatRate }: Seller, vat: number | null): string {
  const tax = vat === null ? 'без ПДВ' : `у т.ч. ПДВ ${vatRate} % ${(vat / 100).toFixed(2).replace('.', ',')} грн`
  return `Оплата участі у форумі, рахунок № ${number} від ${kyivDate(issuedAt)}, ${tax}`
}

/** `16.10.2025`, Kyiv time. */
export function kyivDate(instant: Instant): string {
  return dateAt(instant).split('-').toReversed().join('.')
}

/** `YYMMDDHHMMSS`, Kyiv time, to the minute. */
function kyivStamp(instant: Instant): string {
  return `${dateAt(instant).slice(2).replaceAll('-', '')}${clockAt(instant).replace(':', '')}00`
}

function qrOf({ total, number, createdAt, expiresAt }: Order, seller: Seller, purpose: string): PaymentQr | null {
  try {
    return paymentQr({
      kind: 'XCT',
      recipient: seller.name,
      iban: seller.iban,
      amount: total * 100,
      recipientCode: seller.code,
      category,
      reference: number,
      purpose,
      display: '',
      validUntil: kyivStamp(expiresAt),
      createdAt: kyivStamp(createdAt),
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
