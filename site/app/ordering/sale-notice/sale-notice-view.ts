import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Contact } from '@forum/domain/contact/contact.ts'
import { editionLocales, findEdition, phaseOf } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { type LocalText, localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { publishedGroups, type TicketOnSale } from '@forum/domain/sale/on-sale.ts'
import { type Sale, saleOf, saleOpens } from '@forum/domain/sale/sale.ts'
import { type ContactView, registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { forumDayView } from '../forum-day/forum-day-view.ts'
import { momentText } from '../ticket-card/moment-text.ts'

export type SaleNoticeView = {
  title: string
  text: LocalText | null
  contact: ContactView | null
  /** What a visitor can do now. */
  action: { to: string; label: string } | null
  links: readonly { to: string; label: string }[]
}

type SaleNoticeNeeds = {
  content: { forumByYear(year: number): Forum | undefined; contacts(): readonly Contact[] }
  clock: { now(): Instant }
  settings: { currentForumYear: number; isDeskOpen: boolean }
}

/** Meta description of a page that has only the notice. */
export function noticeDescription({ title, text }: SaleNoticeView): string {
  return [title, wordsOf(text)].filter(Boolean).join('. ')
}

export type OrderPageView = ReturnType<typeof orderPageView>

/** `notice`: while the sale is closed; null: it is open. */
export function orderPageView(services: SaleNoticeNeeds, forum: Forum, locale: Locale) {
  const sale = saleOf(forum, services.settings.currentForumYear, services.clock.now(), services.settings.isDeskOpen)
  return {
    year: forum.year,
    locales: editionLocales(forum),
    sale,
    notice: sale === 'started' ? null : saleNoticeView(forum, sale, services, locale),
    contact: registrationContactView(services.content.contacts(), locale),
    day: forumDayView(forum, locale),
  }
}

/**
 * Notice when the sale is open but nothing can be bought: no seller, no ticket in its sale period, or all sold out. Says when the next tickets
 * follow; visitors can leave an address for that day, or join the waiting list.
 */
export function nothingToBuyView(
  { isSellable, goesOn, onSale }: Pick<Buying, 'isSellable' | 'goesOn' | 'onSale'>,
  year: number,
  contact: ContactView | null,
  locale: Locale,
): SaleNoticeView {
  const { ticket } = wordsIn(locale)
  const tickets = { to: localePath(locale, pathWithin.tickets(year)), label: ticket.titleOf(year) }
  const notice = { title: ticket.noneTitle, contact, action: null, links: [tickets, lostTicket(locale)] }
  if (!isSellable) return { ...notice, title: ticket.closedTitle, text: ticket.closedText }
  if (goesOn !== null) {
    const action = { to: localePath(locale, pathWithin.booking(year)), label: ticket.book }
    return { ...notice, text: ticket.goesOnText(momentText(goesOn, goesOn, locale)), action }
  }
  const [soldOut, ...others] = onSale
  if (!soldOut) return { ...notice, text: ticket.noneText }
  const gone = { ...notice, title: ticket.soldOutTitle, text: ticket.soldOutText }
  if (others.length === 0)
    return { ...gone, action: { to: waitingAt(year, soldOut, locale), label: wordsIn(locale).waiting.title } }
  const { waitOf } = wordsIn(locale).order
  const waiting = onSale.map((one) => ({
    to: waitingAt(year, one, locale),
    label: filled(waitOf, { ticket: wordsOf(one.title) }),
  }))
  return { ...gone, links: [...waiting, ...notice.links] }
}

/** The waiting list of a kind. */
export function waitingAt(year: number, { ticket }: Pick<TicketOnSale, 'ticket'>, locale: Locale): string {
  return `${localePath(locale, pathWithin.waitingList(year))}?ticket=${encodeURIComponent(ticket.id)}`
}

/** For whoever has a ticket and comes to a page that sells none. */
function lostTicket(locale: Locale): { to: string; label: string } {
  return { to: localePath(locale, pathWithin.lostTickets()), label: wordsIn(locale).lostTickets.title }
}

/** Notice while tickets are not sold: why, from when, and whom to ask. */
export function saleNoticeView(
  forum: Forum,
  sale: Exclude<Sale, 'started'>,
  services: SaleNoticeNeeds,
  locale: Locale,
): SaleNoticeView {
  return {
    ...reasonOf(forum, sale, services, locale),
    contact: registrationContactView(services.content.contacts(), locale),
    action:
      sale === 'soon' ? { to: localePath(locale, pathWithin.booking(forum.year)), label: wordsIn(locale).ticket.book } : null,
    links: [...linksOf(forum, services, locale), ...(sale === 'ended' || sale === 'paused' ? [lostTicket(locale)] : [])],
  }
}

type Reason = Pick<SaleNoticeView, 'title' | 'text'>

function reasonOf(forum: Forum, sale: Exclude<Sale, 'started'>, { clock, settings }: SaleNoticeNeeds, locale: Locale): Reason {
  const { ticket } = wordsIn(locale)
  const now = clock.now()
  if (sale === 'cancelled') return cancellationOf(forum, locale)
  if (sale === 'ended') {
    const phase = phaseOf(forum, now)
    const isHeld = phase === 'over' || (phase === 'unknown' && forum.year < settings.currentForumYear)
    return { title: ticket.endedTitle, text: isHeld ? ticket.heldText(forum.year) : ticket.endedText }
  }
  if (sale === 'paused') return { title: ticket.pausedTitle, text: ticket.pausedText }
  if (sale === 'unannounced') {
    const arePricesKnown = forum.year === settings.currentForumYear && publishedGroups(forum.ticketGroups, locale).length > 0
    return arePricesKnown
      ? { title: ticket.notOpenTitle, text: ticket.notOpenText }
      : { title: ticket.unannouncedTitle, text: ticket.unannouncedText }
  }
  const opens = saleOpens(forum.ticketGroups, now)
  const text = opens === null ? ticket.soonText : ticket.opensText(momentText(opens, now, locale))
  return { title: ticket.soonTitle, text }
}

const yearOfCovid = 2020

function cancellationOf(forum: Forum, locale: Locale): Reason {
  const words = wordsIn(locale).forum
  const text = localText(forum.cancelledNote, locale)
  return { title: words.cancelled, text: text ?? (forum.year === yearOfCovid ? words.cancelledForCovid : null) }
}

function linksOf(forum: Forum, services: SaleNoticeNeeds, locale: Locale): SaleNoticeView['links'] {
  const { currentForumYear, isDeskOpen } = services.settings
  const { site, ticket } = wordsIn(locale)
  const current = findEdition(services, undefined, locale)
  const isElsewhere =
    forum.year !== currentForumYear &&
    current !== undefined &&
    saleOf(current, currentForumYear, services.clock.now(), isDeskOpen) === 'started'
  return [
    ...(isElsewhere
      ? [{ to: localePath(locale, pathWithin.tickets(currentForumYear)), label: ticket.titleOf(currentForumYear) }]
      : []),
    { to: localePath(locale, pathWithin.forum(forum.year)), label: site.edition(forum.year) },
  ]
}
