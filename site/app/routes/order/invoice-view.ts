import { wordsIn } from '@forum/design/page/locale.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { termsLinks } from '@forum/domain/order/consent.ts'
import { invoiceOf, type Seller } from '@forum/domain/order/invoice.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { type EuroRate, exactEuro, rateText } from '@forum/domain/payment/euro.ts'
import { groupedIban } from '@forum/domain/payment/iban.ts'
import type { QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import { sumInWords } from '@forum/domain/payment/sum-in-words.ts'
import { sumToType } from '@forum/domain/payment/typed-sum.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'
import { bankLinks } from './bank-links.ts'

/** A line of bank details: as shown and, if it is needed in a payment, as copied. */
export type Requisite = {
  label: 'recipient' | 'code' | 'iban' | 'swift' | 'bank' | 'correspondent' | 'amount' | 'purpose' | 'address' | 'payer'
  text: string
  copied: string | null
  /** The same on every page, for the payer's bank: Ukrainian, for one abroad English; null: of no language. */
  lang: 'uk' | 'en' | null
}

export type InvoiceView = ReturnType<typeof invoiceView>

type InvoiceInput = { order: Order; seller: Seller; locale: Locale; userAgent: string; draw(address: string): QrDrawing }

/** For an order by bank; page and document show the same. */
export function invoiceView({ order, seller, locale, userAgent, draw }: InvoiceInput) {
  const { issuedAt, dueAt, payer, toPay, purpose, qr, abroad } = invoiceOf(order, seller, termsLinks(order.consent, ''))
  const ofBank = abroad ? 'en' : 'uk'
  const line = (label: Requisite['label'], text: string, copied: string | null = null, lang: Requisite['lang'] = ofBank) => ({
    label,
    text,
    copied,
    lang,
  })
  const requisites = [
    line('recipient', abroad?.name ?? seller.name, abroad?.name ?? seller.name),
    line('code', seller.code, seller.code, null),
    line('iban', groupedIban(seller.iban), seller.iban, null),
    line('swift', abroad?.swift ?? '', abroad?.swift ?? '', null),
    abroad ? line('correspondent', abroad.correspondent, abroad.correspondent) : line('bank', seller.bank),
    line('amount', exactPrice(toPay, locale), sumToType(toPay), null),
    line('purpose', purpose, purpose),
    line('address', abroad?.address ?? seller.address),
    line('payer', [payer.name, payer.code, payer.address].filter(Boolean).join(', '), null, null),
  ]
  return {
    issuedOn: fullDate(issuedAt, locale),
    dueOn: fullDate(dueAt, locale),
    inWords: sumInWords(toPay, locale),
    /** About the sum in euro; null: there was no rate, or the payer's bank is in Ukraine. */
    euro: abroad && abroad.euroRate !== null ? euroText(toPay, abroad.euroRate, locale) : null,
    requisites: requisites.filter(({ text }) => text !== ''),
    /** null: the invoice does not fit into the National Bank's code. */
    qr: qr && draw(qr.address),
    banks: qr ? bankLinks(qr.payload, userAgent) : [],
  }
}

const euroText = (toPay: number, rate: EuroRate, locale: Locale) =>
  wordsIn(locale).papers.invoice.euro(exactEuro(toPay, rate, locale), rateText(rate, locale))
