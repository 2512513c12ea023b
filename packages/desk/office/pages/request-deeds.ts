// An organiser's answer to a request: parses the form and applies it in one transaction with its mails and journal entry.

import { type Deed, journalled, OverLimit } from '@forum/desk/audit/audit.ts'
import { type Answering, type AnswerWish, answerRequest } from '@forum/desk/invitations/answer-request.ts'
import { groupInvoiceOrder } from '@forum/desk/invitations/group-invoice.ts'
import { givenOrder } from '@forum/desk/invitations/invite-guests.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { readPastedList } from '@forum/domain/order/pasted-list.ts'
import { readPayerCode } from '@forum/domain/payment/company-code.ts'
import { everyTicket } from '@forum/domain/sale/every-ticket.ts'
import { ticketsOnSale } from '@forum/domain/sale/on-sale.ts'
import type { Organiser } from '../staff/session.ts'
import type { RequestDeed, RequestFault } from './guest-view.ts'
import { longestList, type OfficeParts, typedText } from './office-room.ts'

export type RequestOptions = { parts: Pick<OfficeParts, 'desk' | 'limits' | 'forum'>; by: Organiser }

type Refusal = { fault: RequestFault; detail: string }

/** null: done. */
export async function doRequestDeed(
  id: string,
  deed: RequestDeed,
  form: FormData,
  options: RequestOptions,
): Promise<Refusal | null> {
  const { parts, by } = options
  const { desk, limits } = parts
  const wish = await wishes[deed](form, options)
  if (typeof wish === 'string') return { fault: wish, detail: '' }
  // The entry belongs to no order: the text to a person is stored with their request only, and is erased with it.
  const deedOf = (answering: Answering): Deed | null => {
    if (answering.outcome !== 'answered') return null
    const seats = deed === 'accept' ? 1 : 0
    return {
      action: actionOf[deed],
      orderId: answering.order?.id ?? null,
      seats,
      before: { request: id },
    }
  }
  const database = journalled(desk.database, { by, at: desk.now(), deedOf, limits })
  try {
    const answering = await answerRequest({ ...desk.orderContext, database }, id, by.name, wish)
    if (answering.outcome === 'soldOut') return { fault: 'soldOut', detail: String(answering.left) }
    if (answering.outcome !== 'answered') return { fault: 'stale', detail: '' }
    desk.deliveriesAdded()
    return null
  } catch (error) {
    if (error instanceof OverLimit) return { fault: 'overLimit', detail: '' }
    throw error
  }
}

const actionOf = { accept: 'accredited', invoice: 'invoiced', ask: 'asked', refuse: 'declined' } as const

/** Tickets on sale now, without the maximum per visitor order. */
export async function ticketsForGroups({ desk, forum }: RequestOptions['parts'], locale: Locale) {
  const left = await desk.orders.seatsLeft()
  return ticketsOnSale(forum(), { locale, now: desk.now(), left }).map(({ title, ...same }) => ({
    ...same,
    title: wordsOf(title),
  }))
}

type Wishing = (form: FormData, options: RequestOptions) => AnswerWish | RequestFault | Promise<AnswerWish | RequestFault>

const mostSeats = 500

const answering =
  (answer: 'asked' | 'refused'): Wishing =>
  (form, { parts }) => {
    const text = typedText(form, 'text', 2000)
    return text === '' ? 'noText' : { answer, text, forumYear: parts.forum().year }
  }

const wishes: Readonly<Record<RequestDeed, Wishing>> = {
  ask: answering('asked'),
  refuse: answering('refused'),

  accept(form, { parts: { forum, desk } }) {
    const { year: forumYear } = forum()
    const ticket = everyTicket(forum()).find(({ id }) => id === typedText(form, 'kind'))
    if (!ticket) return 'noKind'
    return {
      answer: 'accepted',
      quotas: new Map([[ticket.id, ticket.quota]]),
      order({ locale, name, email, phone, company, position }) {
        const origin = { source: 'press', allocation: textIn(ticket.title, 'uk'), giver: '' } as const
        const guest = { name, email, company, position }
        return givenOrder({ forumYear, locale, title: textIn(ticket.title, locale), ticket, guest, phone }, origin, desk.now())
      },
    }
  },

  async invoice(form, { parts }) {
    const { desk, forum } = parts
    if (!desk.ways.bank) return 'noSeller'
    const seats = Number(typedText(form, 'seats'))
    if (!Number.isInteger(seats) || seats < 1 || seats > mostSeats) return 'noSeats'
    const [company, code] = [typedText(form, 'company'), typedText(form, 'edrpou')]
    const isAbroad = form.get('abroad') === 'yes'
    const payer = readPayerCode(code, isAbroad)
    if ('fault' in payer) return payer.fault
    // In each language of the site: the request's language decides.
    const kinds = new Map(
      await Promise.all(locales.map(async (locale) => [locale, await ticketsForGroups(parts, locale)] as const)),
    )
    const kind = typedText(form, 'kind')
    const sold = kinds.get('uk')?.find(({ ticket }) => ticket.id === kind)
    if (!sold) return 'noKind'
    const { start, end, year: forumYear } = forum()
    const ends = [sold.ticket.saleEnd, start, end].filter((moment) => moment !== null)
    const people = readPastedList(typedText(form, 'list', longestList)).slice(0, seats)
    return {
      answer: 'accepted',
      quotas: new Map([[kind, sold.ticket.quota]]),
      order(request) {
        const title = kinds.get(request.locale)?.find(({ ticket }) => ticket.id === kind)?.title ?? sold.title
        const line = { ticketId: kind, title, price: sold.ticket.price }
        const invoice = {
          forumYear,
          line,
          seats,
          company,
          edrpou: payer.value,
          isAbroad,
          people,
          invoiceDays: desk.settings.invoiceDays,
          ends,
        }
        return groupInvoiceOrder(request, invoice, desk.now())
      },
    }
  },
}
