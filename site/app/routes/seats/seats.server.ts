// Connects the page of a partner's seats with the desk.

import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type Locale, localeFrom } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import type { Attendee } from '@forum/domain/order/order.ts'
import { everyTicket } from '@forum/domain/sale/every-ticket.ts'
import { type FieldFault, readForm, type Typed } from '@forum/domain/submission/fields.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'
import { formOf } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { fromDesk, localeOf, notFound, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'

type Context = Readonly<RouterContextProvider>

/** Maximum number of lines; for more people the form is submitted again. */
const mostLines = 5

const personRules = {
  name: { kind: 'line', isRequired: true, max: 200, isPrinted: true },
  email: { kind: 'email', isRequired: true },
} as const

export type SeatsAnswer = {
  /** By the name of the field. */
  faults: Readonly<Record<string, FieldFault>>
  typed: Typed
  fault: 'nobody' | 'soldOut' | 'closed' | 'refused' | null
  /** Free seats, if too few. */
  left: number
}

export async function seatsFor(context: Context, key: string, locale: Locale) {
  const { link, ticket } = await linkAt(context, key)
  const {
    sale: { seatLinks },
  } = context.get(requestServicesContext).desk
  const { giver, seats, left } = link
  return {
    giver,
    seats,
    left,
    until: fullDate(link.openUntil - 1, locale),
    ticket: ticket ? textIn(ticket.title, locale) : '',
    isOpen: ticket !== undefined && seatLinks.isOpen(link),
    /** Number of lines. */
    lines: Math.min(left, mostLines),
  }
}

/** If the content no longer has the ticket kind (`ticket` undefined), no seat can be taken. */
async function linkAt(context: Context, key: string) {
  const { desk } = context.get(requestServicesContext)
  const link = (await fromDesk(desk.sale.seatLinks.byKey(key))) ?? notFound()
  const forum = context.get(servicesContext).content.forumByYear(link.forumYear)
  return { link, ticket: forum && everyTicket(forum).find(({ id }) => id === link.ticketId) }
}

/** Gives seats to the people in the form, or draws the page again with the typed text. */
export async function claimSeats(context: Context, key: string, request: Request) {
  const { link, ticket } = await linkAt(context, key)
  const form = (await formOf(request)) ?? new FormData()
  const { people, faults, typed } = peopleIn(form)
  const again = (fault: SeatsAnswer['fault'], status: number, left = link.left) =>
    data<SeatsAnswer>({ faults, typed, fault, left }, { status })
  if (Object.keys(faults).length > 0) return again(null, 400)
  if (people.length === 0) return again('nobody', 400)
  if (!ticket) return again('closed', 409)
  const locale = localeFrom(localeOf(context))
  const title = textIn(ticket.title, locale)
  const claiming = await context
    .get(requestServicesContext)
    .desk.sale.seatLinks.claim({ key: link.key, people, ticket, title, locale })
  if (claiming.outcome === 'soldOut') return again('soldOut', 409, claiming.left)
  if (claiming.outcome !== 'claimed') return again(claiming.outcome, claiming.outcome === 'refused' ? 503 : 409)
  const { made, known } = claiming
  return redirect(`${localePath(locale, pathWithin.seats(key))}?made=${made}&known=${known}`, 303)
}

/** Empty lines are ignored. */
function peopleIn(form: FormData) {
  const people: Attendee[] = []
  const faults: Record<string, FieldFault> = {}
  const typed: Record<string, string> = {}
  for (let line = 0; line < mostLines; line++) {
    const own = new FormData()
    for (const field of ['name', 'email'] as const) {
      const given = form.get(`${field}-${line}`)
      const text = typeof given === 'string' ? given.slice(0, 500) : ''
      typed[`${field}-${line}`] = text
      own.set(field, text)
    }
    if ([...own.values()].every((text) => String(text).trim() === '')) continue
    const reading = readForm<typeof personRules>(personRules, own)
    if (reading.isValid) people.push({ ...reading.value, company: '', position: '' })
    else for (const [field, fault] of Object.entries(reading.faults)) faults[`${field}-${line}`] = fault
  }
  return { people, faults, typed }
}
