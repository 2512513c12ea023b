// What a paper says: the seller and the edition as they are when it is made, tickets as on the invoice, all in the paper's language.
import type { Seller } from '@forum/domain/order/invoice.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { PaperContent, PaperKind, PaperLanguage } from '@forum/domain/order/paper.ts'
import { paperLines, paperPayer, vatOfLines } from '@forum/domain/order/paper-lines.ts'
import type { RecordId } from '@forum/domain/record/record.ts'

/** Where papers have from what the order does not say. */
export type PaperFacts = {
  /** null: none is configured. */
  seller: Seller | null
  /** Details of an edition; name of a ticket, if the content still has it. */
  edition(
    year: number,
    locale: PaperLanguage,
    ticketId?: RecordId,
  ): { ticket?: string | undefined; forum: string; date: string; place: string }
}

/** For who does not know them. */
export const noFacts: PaperFacts = { seller: null, edition: () => ({ forum: '', date: '', place: '' }) }

/** What of an order is in a paper: see PaperPart. */
export type OrderPart = { order: Order; seats: readonly number[]; whole: number }

/** `parts`: of orders of one payer, edition and rate of VAT. The payer is that of the newest order. Throws an Error when there is none. */
export function paperContent(kind: PaperKind, parts: readonly OrderPart[], { seller, edition }: PaperFacts): PaperContent {
  const newest = parts.map(({ order }) => order).toSorted((one, other) => other.createdAt - one.createdAt)[0]
  if (!newest) throw new Error('a paper is about an order')
  const { forumYear, vatRate } = newest
  const isAbroad = newest.buyer.isAbroad === true && seller?.abroad != null
  const language = isAbroad ? 'en' : 'uk'
  const named = parts.map(({ order: { number, lines, locale }, ...part }) => ({
    ...part,
    order: {
      number,
      // As on the invoice, whatever editors call the ticket since; in another language it has today's name.
      lines: lines.map((line) => ({
        ...line,
        title: (locale !== language && edition(forumYear, language, line.ticketId).ticket) || line.title,
      })),
    },
  }))
  const lines = paperLines(kind, named, vatRate)
  const { forum, date, place } = edition(forumYear, language)
  return {
    language,
    seller: sellerIn(seller, isAbroad),
    payer: paperPayer(newest),
    orders: parts.map(({ order: { number, createdAt } }) => ({ number, issuedAt: createdAt })),
    lines,
    vat: vatOfLines(lines, vatRate),
    service: kind === 'act' ? { forum, days: date, place } : { forum: '', days: '', place: '' },
  }
}

const nobody = { name: '', code: '', address: '', iban: '', bank: '', email: '', phone: '' }

function sellerIn(seller: Seller | null, isAbroad: boolean): PaperContent['seller'] {
  if (!seller) return nobody
  const { name, code, address, iban, bank, email, phone, abroad } = seller
  const own = { name, code, address, iban, bank, email, phone }
  return isAbroad && abroad ? { ...own, name: abroad.name, address: abroad.address, bank: abroad.swift } : own
}
