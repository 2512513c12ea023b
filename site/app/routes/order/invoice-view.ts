import type { Locale } from '@forum/domain/localisation/locale.ts'
import { termsLinks } from '@forum/domain/order/consent.ts'
import { invoiceOf, type Seller } from '@forum/domain/order/invoice.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { groupedIban } from '@forum/domain/payment/iban.ts'
import type { QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import { sumInWords } from '@forum/domain/payment/sum-in-words.ts'
import { sumToType } from '@forum/domain/payment/typed-sum.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'
import { bankLinks } from './bank-links.ts'

/** A line of bank details: as shown and, if it is needed in a payment, as copied. */
export type Requisite = {
  label: 'recipient' | 'code' | 'iban' | 'bank' | 'amount' | 'purpose' | 'address' | 'payer'
  text: string
  copied: string | null
  /** Ukrainian on every page, for the payer's bank. */
  isUkrainian: boolean
}

export type InvoiceView = ReturnType<typeof invoiceView>

type InvoiceInput = { order: Order; seller: Seller; locale: Locale; userAgent: string; draw(address: string): QrDrawing }

/** For an order by bank; page and document show the same. */
export function invoiceView({ order, seller, locale, userAgent, draw }: InvoiceInput) {
  const { issuedAt, dueAt, payer, toPay, purpose, qr } = invoiceOf(order, seller, termsLinks(order.consent, ''))
  const line = (label: Requisite['label'], text: string, copied: string | null = null, isUkrainian = true) => ({
    label,
    text,
    copied,
    isUkrainian,
  })
  const requisites = [
    line('recipient', seller.name, seller.name),
    line('code', seller.code, seller.code, false),
    line('iban', groupedIban(seller.iban), seller.iban, false),
    line('bank', seller.bank),
    line('amount', exactPrice(toPay, locale), sumToType(toPay), false),
    line('purpose', purpose, purpose),
    line('address', seller.address),
    line('payer', [payer.name, payer.code].filter(Boolean).join(', '), null, false),
  ]
  return {
    issuedOn: fullDate(issuedAt, locale),
    dueOn: fullDate(dueAt, locale),
    inWords: sumInWords(toPay, locale),
    requisites: requisites.filter(({ text }) => text !== ''),
    /** null: the invoice does not fit into the National Bank's code. */
    qr: qr && draw(qr.address),
    banks: qr ? bankLinks(qr.payload, userAgent) : [],
  }
}
