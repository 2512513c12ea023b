// The invoice of a bank order, with all data that the payer's bank needs (product.md, 9.3).

import type { EuroRate } from '../payment/euro.ts'
import { type PaymentQr, paymentQr } from '../payment/nbu-qr.ts'
import type { Instant } from '../record/record.ts'
import { clockAt, dateAt } from '../time/kyiv-time.ts'
import type { TermsLinks } from './consent.ts'
import type { VersionStamp } from './invoice-version.ts'
import { isPartPaid, type Order, openSum } from './order.ts'
import { discountOf, fullPrice } from './promo-code.ts'
import { vatIn, vatInSum } from './vat.ts'

/** The seller, from the configuration. */
export type Seller = {
  name: string
  /** EDRPOU of a company, or RNOKPP. */
  code: string
  iban: string
  bank: string
  address: string
  /** Address for buyers (Law on e-commerce, article 7). */
  email: string
  /** May be empty. */
  phone: string
  /** VAT included in prices of new orders, per cent; null: the seller pays no VAT. */
  vatRate: number | null
  /** For payers abroad; null: their invoice is as all others. */
  abroad: SellerAbroad | null
}

/** The seller in English, and how its bank is reached from abroad. */
type SellerAbroad = { name: string; address: string; swift: string; correspondent: string }

/** The seller's name, code and contacts as one line (Law on e-commerce, article 7). */
export function sellerText({ name, code, address, email, phone }: Seller, words: { code: string; phone: string }): string {
  return [name, `${words.code} ${code}`, address, email, ...(phone ? [`${words.phone} ${phone}`] : [])].join(', ')
}

export type Invoice = {
  number: string
  issuedAt: Instant
  dueAt: Instant
  seller: Seller
  payer: { name: string; code: string /** May be empty. */; address: string }
  /** Which version of a corrected invoice it is; null: it was never corrected. */
  version: VersionStamp | null
  /** At full prices. */
  lines: readonly { title: string; quantity: number; price: number; sum: number }[]
  /** Discount of a promo code; null: none. */
  discount: { code: string; sum: number } | null
  /** Whole hryvnias. */
  total: number
  /** VAT in the total, per cent and kopiykas; null: none. */
  vat: { rate: number; sum: number } | null
  /** Kopiykas that transfers brought while the rest is still to come; otherwise 0. */
  received: number
  /** Kopiykas that are to be transferred: code and purpose ask for them. */
  toPay: number
  /** The seller for a payer abroad, and the sum in euro as a guide; null: the payer's bank is in Ukraine. */
  abroad: (SellerAbroad & { euroRate: EuroRate | null }) | null
  /** Payment purpose, in Ukrainian for the payer's bank; for one abroad in English. */
  purpose: string
  terms: TermsLinks
  /** null: a value does not fit into the National Bank's code, the payer's bank does not read it, or another version replaced it. */
  qr: PaymentQr | null
}

/** Category for goods and services ordered online, from the rules' example. */
const category = 'OTHR/GDDS'

/** `terms`: documents of the order's consent. `version`: of a corrected invoice, whose payer the order's buyer is. */
export function invoiceOf(order: Order, seller: Seller, terms: TermsLinks, version: VersionStamp | null = null): Invoice {
  const { number, createdAt, expiresAt, buyer, total, euroRate, vatRate } = order
  const abroad = buyer.isAbroad ? seller.abroad : null
  const discount = discountOf(order.lines)
  const vat = vatRate === null ? null : { rate: vatRate, sum: vatIn(total, vatRate) }
  const isReplaced = version !== null && version.after !== null
  const received = isPartPaid(order) && !isReplaced ? order.received : 0
  const toPay = received > 0 ? openSum(order) : total * 100
  const purpose = (abroad ? purposeAbroad : purposeOf)(order, toPay)
  return {
    number,
    issuedAt: createdAt,
    dueAt: expiresAt,
    seller,
    payer: { name: buyer.company || buyer.name, code: buyer.edrpou, address: buyer.address ?? '' },
    version,
    lines: order.lines.map((line) => ({
      title: line.title,
      quantity: line.attendees.length,
      price: fullPrice(line),
      sum: fullPrice(line) * line.attendees.length,
    })),
    discount: discount && { code: discount.code, sum: discount.sum },
    total,
    vat,
    received,
    toPay,
    abroad: abroad && { ...abroad, euroRate },
    purpose,
    terms,
    qr: abroad || isReplaced ? null : qrOf(order, seller, { purpose, toPay }),
  }
}

type Numbered = Pick<Order, 'number' | 'createdAt' | 'vatRate'>

function purposeOf({ number, createdAt, vatRate }: Numbered, sum: number): string {
  const tax =
    vatRate === null ? 'без ПДВ' : `у т.ч. ПДВ ${vatRate} % ${(vatInSum(sum, vatRate) / 100).toFixed(2).replace('.', ',')} грн`
  return `Оплата участі у форумі, рахунок № ${number} від ${kyivDate(createdAt)}, ${tax}`
}

function purposeAbroad({ number, createdAt, vatRate }: Numbered, sum: number): string {
  const tax = vatRate === null ? 'without VAT' : `including VAT ${vatRate}% ${(vatInSum(sum, vatRate) / 100).toFixed(2)} UAH`
  return `Participation in the forum, invoice No. ${number} of ${kyivDate(createdAt)}, ${tax}`
}

/** `16.10.2025`, Kyiv time. */
export function kyivDate(instant: Instant): string {
  return dateAt(instant).split('-').toReversed().join('.')
}

/** `YYMMDDHHMMSS`, Kyiv time, seconds are 00. */
function kyivStamp(instant: Instant): string {
  return `${dateAt(instant).slice(2).replaceAll('-', '')}${clockAt(instant).replace(':', '')}00`
}

type Asked = Pick<Invoice, 'purpose' | 'toPay'>

function qrOf({ number, createdAt, expiresAt }: Order, seller: Seller, { purpose, toPay }: Asked): PaymentQr | null {
  try {
    return paymentQr({
      kind: 'XCT',
      recipient: seller.name,
      iban: seller.iban,
      amount: toPay,
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
