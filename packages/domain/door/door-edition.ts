// What the door needs to know about an edition.
import type { Forum } from '../forum/forum.ts'
import { everyLocale, type Locale } from '../localisation/locale.ts'
import { textIn } from '../localisation/localised.ts'
import type { RecordId } from '../record/record.ts'
import { everyTicket } from '../sale/every-ticket.ts'
import { type DoorDays, doorDays } from './door-days.ts'

export type DoorKind = { id: RecordId; title: Readonly<Record<Locale, string>>; days: DoorDays | null; isOnline: boolean }

export type DoorEdition = { year: number; days: DoorDays | null; kinds: readonly DoorKind[] }

type DatedTickets = Pick<Forum, 'start' | 'end' | 'ticketGroups' | 'invitationTickets'>

/** `forum` undefined: the content has no such edition, so its days are unknown. */
export function doorEdition(year: number, forum: DatedTickets | undefined): DoorEdition {
  if (!forum) return { year, days: null, kinds: [] }
  const kinds = everyTicket(forum).map((ticket) => ({
    id: ticket.id,
    title: everyLocale((locale) => textIn(ticket.title, locale)),
    days: doorDays(ticket, forum),
    isOnline: ticket.isOnline,
  }))
  return { year, days: doorDays(undefined, forum), kinds }
}
