import { localePath, pathWithin } from '#domain/address/paths.ts'
import { Text } from '../../blocks/text/text.tsx'
import { useLocale, useWords } from '../../page-facts.tsx'
import { Arrow } from '../../ui/icon/icon.tsx'
import styles from './order-tickets.module.css'
import type { OrderView } from './order-view.ts'

/** One ticket for each person: its page, and its document. */
export function OrderTickets({ view: { tickets } }: { view: OrderView }) {
  const locale = useLocale()
  const { orderPage, ticketPage } = useWords()
  return (
    <ul className={styles.tickets}>
      {tickets.map(({ pageKey, title, name, about, isGood }) => (
        <li key={pageKey}>
          <div className={styles.who}>
            <strong>{name || ticketPage.nobody}</strong>
            {about && <span className="quiet">{about}</span>}
            <Text className={styles.kind} of={title} asWritten />
          </div>
          {isGood ? (
            <div className={styles.ways}>
              <a className={styles.open} href={localePath(locale, pathWithin.ticket(pageKey))}>
                <span>{orderPage.openTicket}</span>
                <span className="visuallyHidden">: {name}</span>
                <Arrow />
              </a>
              <a
                className={styles.paper}
                href={localePath(locale, pathWithin.ticketDocument(pageKey))}
                aria-label={orderPage.downloadTicketOf(name || ticketPage.nobody)}
              >
                {orderPage.downloadTicket}
              </a>
            </div>
          ) : (
            <p className={styles.bad}>{ticketPage.states.cancelled}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
