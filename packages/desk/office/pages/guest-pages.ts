// The invitation page: paste a list, check it, send a sample to yourself, send it to all.
import { createHash } from 'node:crypto'
import { type Deed, OverLimit } from '@forum/desk/audit/audit.ts'
import { listAllocations } from '@forum/desk/invitations/allocations.ts'
import { checkGuestList } from '@forum/desk/invitations/guest-list.ts'
import { type Invitation, inviteGuests } from '@forum/desk/invitations/invite-guests.ts'
import { withdrawInvitations } from '@forum/desk/invitations/withdraw-invitations.ts'
import { sampleLetter } from '@forum/desk/orders/given-ticket-text.ts'
import { mailDelivery } from '@forum/desk/post/mail/mailer.ts'
import { localeFrom } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { isEndless } from '@forum/domain/order/guest-list.ts'
import type { Attendee } from '@forum/domain/order/order.ts'
import { everyTicket } from '@forum/domain/sale/every-ticket.ts'
import { readForm } from '@forum/domain/submission/fields.ts'
import { textOfFile } from '@forum/ground/base/text-of-file.ts'
import type { Hono } from 'hono'
import { lineView } from './guest-lines.ts'
import type { GuestFault, GuestsView } from './guest-view.ts'
import { kindViews } from './kinds.ts'
import { longestList, noted, type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'

type GuestsShown = Partial<Pick<GuestsView, 'typed' | 'checked' | 'done' | 'fault'>>

export function guestPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const page = async (context: OfficeContext, shown: GuestsShown) => {
    const { forum, desk } = room.parts
    const { language } = context.get('organiser')
    const year = forum().year
    const view: GuestsView = {
      page: 'guests',
      year,
      kinds: await kindViews(everyTicket(forum()), desk, language),
      allocations: await listAllocations(desk.database, year),
      typed: {},
      checked: null,
      done: null,
      fault: null,
      ...shown,
    }
    return room.show(context, view, shown.fault ? 400 : 200)
  }
  stack.get('/guests', (context) => {
    const done = context.req.query('done')
    const number = Number(context.req.query('number')) || 0
    return page(context, done === 'sent' || done === 'withdrawn' ? { done: { deed: done, number } } : {})
  })
  stack.post('/guests', async (context) => {
    const form = context.get('form')
    try {
      if (form.get('deed') === 'withdraw') return await withdraw(context, form, room, page)
      return await invite(context, form, room, page)
    } catch (error) {
      if (error instanceof OverLimit)
        return page(context, { fault: { fault: 'overLimit', detail: '' }, typed: (await typedIn(form)).typed })
      throw error
    }
  })
}

type Page = (context: OfficeContext, shown: GuestsShown) => Promise<Response>

async function withdraw(context: OfficeContext, form: FormData, { parts }: OfficeRoom, page: Page): Promise<Response> {
  const reason = typedText(form, 'reason', 1000)
  const allocation = typedText(form, 'allocation')
  const refused = (fault: GuestFault) => page(context, { fault: { fault, detail: '' } })
  if (reason === '') return refused('noReason')
  const deedOf = (orders: readonly unknown[]): Deed | null =>
    orders.length > 0 ? { action: 'withdrawn', orderId: null, reason, before: { allocation, guests: orders.length } } : null
  const own = { ...parts.desk.orderContext, database: noted(context, parts, deedOf) }
  const orders = await withdrawInvitations(own, { forumYear: parts.forum().year, allocation })
  if (orders.length === 0) return refused('stale')
  parts.desk.deliveriesAdded()
  return context.redirect(`/guests?done=withdrawn&number=${orders.length}#done`, 303)
}

async function invite(context: OfficeContext, form: FormData, { parts }: OfficeRoom, page: Page): Promise<Response> {
  const { desk, edition, siteUrl } = parts
  const { isText, typed } = await typedIn(form)
  const refused = (fault: GuestFault, detail = '') => page(context, { typed, fault: { fault, detail } })
  if (!isText) return refused('notText')
  const invitation = invitationIn(typed, parts)
  if (typeof invitation === 'string') return refused(invitation)
  const { ticket, ...list } = invitation
  const lines = await checkGuestList(desk.database, { ...list, ticketId: ticket.id })
  const chosen = lines.filter(({ isInvited }) => isInvited)
  const origin = { source: 'invitation', allocation: list.allocation, giver: list.giver } as const
  const [first] = chosen.length > 0 ? chosen : lines
  const letterTo = (guest?: Attendee) => {
    const line = { ticketId: ticket.id, title: list.title, price: 0, attendees: guest ? [guest] : [] }
    return sampleLetter({ ...list, origin, lines: [line] }, guest?.name ?? '', siteUrl, edition) ?? { subject: '', text: '' }
  }
  const letter = letterTo(first?.guest)
  const checked = { lines: lines.map(lineView), invited: chosen.length, digest: digestOf(typed), letter, sampleTo: null }
  if (form.get('deed') === 'sample') {
    const read = readForm({ to: { kind: 'email', isRequired: true } }, form)
    if (!read.isValid) return page(context, { typed, checked, fault: { fault: 'notEmail', detail: '' } })
    // The sample is kept until it is sent. It belongs to no order and names only the organiser who asked for it.
    const own = letterTo({ name: context.get('organiser').name, company: '', position: '', email: '' })
    const mail = mailDelivery({ ...own, to: read.value.to, lang: list.locale, purpose: 'sample' })
    await desk.database.transaction((tx) => desk.outbox.add(tx, crypto.randomUUID(), [mail], desk.now()))
    desk.deliveriesAdded()
    return page(context, { typed, checked: { ...checked, sampleTo: read.value.to } })
  }
  if (form.get('deed') !== 'send') return page(context, { typed, checked })
  if (form.get('digest') !== checked.digest) return page(context, { typed, checked, fault: { fault: 'changed', detail: '' } })
  const deedOf = (result: Awaited<ReturnType<typeof inviteGuests>>): Deed | null => {
    if (result.outcome !== 'invited' || result.made.length === 0) return null
    return {
      action: 'invited',
      orderId: null,
      seats: result.made.length,
      reason: [list.allocation, list.title, list.giver].filter(Boolean).join(', '),
    }
  }
  const result = await inviteGuests({ ...desk.orderContext, database: noted(context, parts, deedOf) }, invitation)
  if (result.outcome === 'soldOut')
    return page(context, { typed, checked, fault: { fault: 'soldOut', detail: String(result.left) } })
  if (result.outcome === 'tooMany') return refused('tooMany')
  if (result.outcome === 'refused') return refused('stale')
  if (result.made.length === 0) return page(context, { typed, checked, fault: { fault: 'nobody', detail: '' } })
  desk.deliveriesAdded()
  return context.redirect(`/guests?done=sent&number=${result.made.length}#done`, 303)
}

const digestOf = ({ to: _, ...invitation }: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(invitation)).digest('base64url')

/** What was typed; a file takes the place of the list, unless it is not a text. */
async function typedIn(form: FormData): Promise<{ typed: Record<string, string>; isText: boolean }> {
  const typed = Object.fromEntries(
    ['kind', 'allocation', 'giver', 'language', 'holders', 'to'].map((name) => [name, typedText(form, name)]),
  )
  const file = form.get('file')
  const fromFile = file instanceof File && file.size > 0 ? textOfFile(new Uint8Array(await file.arrayBuffer())) : ''
  return { typed: { ...typed, list: fromFile || typedText(form, 'list', longestList) }, isText: fromFile !== null }
}

function invitationIn(typed: Record<string, string>, { forum }: OfficeRoom['parts']): Invitation | GuestFault {
  const { kind = '', allocation = '', giver = '', language, list = '', holders } = typed
  const ticket = everyTicket(forum()).find(({ id }) => id === kind)
  if (!ticket) return 'noKind'
  if (allocation === '') return 'noAllocation'
  if (list === '') return 'noList'
  if (isEndless(list)) return 'tooMany'
  const locale = localeFrom(language)
  const { year: forumYear } = forum()
  return {
    forumYear,
    ticket,
    title: textIn(ticket.title, locale),
    locale,
    allocation,
    giver,
    text: list,
    isForHolders: holders === 'yes',
  }
}
