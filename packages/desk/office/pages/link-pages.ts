// The page of partner links with seats: create, show what is left, close, cancel all seats.

import { type Deed, noteDeed, OverLimit } from '@forum/desk/audit/audit.ts'
import { addSeatLink, closeSeatLink, type SeatLink, seatLinks } from '@forum/desk/invitations/seat-links.ts'
import { withdrawInvitations } from '@forum/desk/invitations/withdraw-invitations.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { everyTicket } from '@forum/domain/sale/every-ticket.ts'
import type { Hono } from 'hono'
import { kindViews } from './kinds.ts'
import type { LinkDeed, LinkFault, LinksView } from './link-view.ts'
import { endOfDay, noted, type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'

/** Maximum seats of one link. */
const mostSeats = 500

const fields = ['kind', 'allocation', 'giver', 'seats', 'day'] as const

type Outcome = LinkDeed | LinkFault

export function linkPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { show, parts } = room
  const page = async (context: OfficeContext, shown: Pick<LinksView, 'done' | 'fault' | 'typed'>) => {
    const { desk, forum, siteUrl } = parts
    const { year } = forum()
    const kinds = await kindViews(everyTicket(forum()), desk, context.get('organiser').language)
    const titleOf = (link: SeatLink) => kinds.find(({ id }) => id === link.ticketId)?.title ?? ''
    const links = (await seatLinks(desk.database, year)).map(
      ({ id, key, allocation, giver, seats, left, openUntil, ...link }) => ({
        id,
        allocation,
        giver,
        seats,
        left,
        openUntil,
        kind: titleOf({ ...link, id, key, allocation, giver, seats, left, openUntil }),
        isOpen: link.closedAt === null && desk.now() < openUntil,
        address: siteUrl + localePath('uk', pathWithin.seats(key)),
      }),
    )
    return show(context, { page: 'links', year, kinds, links, ...shown }, shown.fault ? 400 : 200)
  }
  stack.get('/guests/links', (context) => {
    const done = (['made', 'closed', 'withdrawn'] as const).find((deed) => deed === context.req.query('done')) ?? null
    return page(context, { done, fault: null, typed: {} })
  })
  stack.post('/guests/links', async (context) => {
    const form = context.get('form')
    const outcome = await doLinkDeed(form, context, room).catch((error: unknown): LinkFault => {
      if (error instanceof OverLimit) return 'overLimit'
      throw error
    })
    if (outcome === 'made' || outcome === 'closed' || outcome === 'withdrawn')
      return context.redirect(`/guests/links?done=${outcome}#done`, 303)
    const typed = Object.fromEntries(fields.map((name) => [name, typedText(form, name)]))
    return page(context, { done: null, fault: outcome, typed })
  })
}

function doLinkDeed(form: FormData, context: OfficeContext, room: OfficeRoom): Promise<Outcome> {
  switch (form.get('deed')) {
    case 'make':
      return make(form, context, room)
    case 'close':
      return close(form, context, room)
    case 'withdraw':
      return withdraw(form, context, room)
    default:
      return Promise.resolve('stale')
  }
}

async function make(form: FormData, context: OfficeContext, { parts }: OfficeRoom): Promise<Outcome> {
  const { desk, forum } = parts
  const [kind, allocation, giver] = [typedText(form, 'kind'), typedText(form, 'allocation'), typedText(form, 'giver')]
  const ticket = everyTicket(forum()).find(({ id }) => id === kind)
  if (!ticket) return 'noKind'
  if (allocation === '') return 'noAllocation'
  const seats = Number(typedText(form, 'seats'))
  if (!Number.isInteger(seats) || seats < 1 || seats > mostSeats) return 'noSeats'
  const openUntil = endOfDay(typedText(form, 'day'))
  if (openUntil === null || openUntil <= desk.now()) return 'notDay'
  const deedOf = (link: SeatLink | null): Deed | null =>
    link && { action: 'linkMade', orderId: null, seats, reason: [allocation, giver].filter(Boolean).join(', ') }
  const database = noted(context, parts, deedOf)
  const link = { forumYear: forum().year, ticketId: ticket.id, allocation, giver, seats, openUntil }
  return (await database.transaction((tx) => addSeatLink(tx, link))) ? 'made' : 'taken'
}

async function close(form: FormData, context: OfficeContext, { parts: { desk, forum } }: OfficeRoom): Promise<Outcome> {
  const link = (await seatLinks(desk.database, forum().year)).find(({ id }) => id === typedText(form, 'id'))
  if (!link) return 'stale'
  const isClosed = await desk.database.transaction(async (tx) => {
    if (!(await closeSeatLink(tx, link.id, desk.now()))) return false
    await noteDeed(tx, context.get('organiser'), desk.now(), { action: 'linkClosed', orderId: null, reason: link.allocation })
    return true
  })
  return isClosed ? 'closed' : 'stale'
}

/** Closes the link and cancels every seat taken through it. */
async function withdraw(form: FormData, context: OfficeContext, room: OfficeRoom): Promise<Outcome> {
  const { desk, forum } = room.parts
  const reason = typedText(form, 'reason')
  if (reason === '') return 'noReason'
  const { year: forumYear } = forum()
  const link = (await seatLinks(desk.database, forumYear)).find(({ id }) => id === typedText(form, 'id'))
  if (!link) return 'stale'
  if (link.closedAt === null) await close(form, context, room)
  const { allocation } = link
  const deedOf = (orders: readonly unknown[]): Deed | null =>
    orders.length > 0 ? { action: 'withdrawn', orderId: null, reason, before: { allocation, guests: orders.length } } : null
  const database = noted(context, room.parts, deedOf)
  await withdrawInvitations({ ...desk.orderContext, database }, { forumYear, allocation })
  desk.deliveriesAdded()
  return 'withdrawn'
}
