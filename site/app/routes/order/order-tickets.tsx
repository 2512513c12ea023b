import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Arrow } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import styles from './order-tickets.module.css'
import type { OrderView } from './order-view.ts'
import { type OwnChangeAnswer, OwnChangeForm } from './own-change-form.tsx'

/** The ticket being changed, its result, and the ticket just changed: seats counted from 1. */
export type TicketChange = { seat: number | null; answer: OwnChangeAnswer | null; changed: number | null }

type Ticket = OrderView['tickets'][number]

/** One ticket per attendee: page, document and a form to change the attendee. */
export function OrderTickets({ view, change }: { view: OrderView; change: TicketChange }) {
  const { ownChange } = useWords()
  const { tickets, pageKey } = view
  const back = localePath(useLocale(), pathWithin.order(pageKey))
  return (
    <>
      <ul role="list" className={`${styles.tickets} list above6`}>
        {tickets.map((ticket) => (
          <li key={ticket.pageKey} className="between" id={`ticket-${ticket.seat}`}>
            <Who ticket={ticket} />
            {ticket.isGood && <Ways ticket={ticket} back={back} />}
            {change.changed === ticket.seat && (
              <p className="across strong measure" role="status">
                {noBreak(ownChange.done(ticket.name))}
              </p>
            )}
            {change.seat === ticket.seat && <Change ticket={ticket} change={change} back={back} />}
          </li>
        ))}
      </ul>
      {view.ownChange && (
        <p className="screenOnly aside measure above2">
          {noBreak(view.ownChange.because ? ownChange.why[view.ownChange.because] : untilOf(view.ownChange.until, ownChange))}
        </p>
      )}
    </>
  )
}

function untilOf(date: string, words: { until(date: string): string; always: string }): string {
  return date === '' ? words.always : words.until(date)
}

function Who({ ticket: { name, about, title, isGood } }: { ticket: Ticket }) {
  const { ticketPage } = useWords()
  return (
    <div>
      <p className="said strong">{name || ticketPage.nobody}</p>
      {about && <p className="quiet">{about}</p>}
      <Text as="p" className="small" of={title} asWritten />
      {!isGood && <p className="strong bad">{ticketPage.states.cancelled}</p>}
    </div>
  )
}

function Ways({ ticket: { seat, pageKey, name, fixed }, back }: { ticket: Ticket; back: string }) {
  const locale = useLocale()
  const { orderPage, ownChange, ticketPage } = useWords()
  return (
    <div className="cluster screenOnly">
      <a className="target more" href={localePath(locale, pathWithin.ticket(pageKey))}>
        <span>{orderPage.openTicket}</span>
        <span className="visuallyHidden">: {name}</span>
        <Arrow />
      </a>
      <a
        className="target link strong"
        href={localePath(locale, pathWithin.ticketPaper(pageKey))}
        aria-label={orderPage.downloadTicketOf(name || ticketPage.nobody)}
      >
        {orderPage.downloadTicket}
      </a>
      {fixed === null && (
        <a
          className="target link strong"
          href={`${back}?seat=${seat}#ticket-${seat}`}
          aria-label={`${ownChange.open}: ${name || ticketPage.nobody}`}
        >
          {ownChange.open}
        </a>
      )}
    </div>
  )
}

/** The form, or why it is not available. */
function Change({ ticket, change: { answer }, back }: { ticket: Ticket; change: TicketChange; back: string }) {
  const { ownChange } = useWords()
  if (ticket.fixed === null) return <OwnChangeForm ticket={ticket} answer={answer} back={back} />
  return (
    <p className="across strong bad measure" role={answer ? 'alert' : undefined}>
      {noBreak(ownChange.why[ticket.fixed])}
    </p>
  )
}
