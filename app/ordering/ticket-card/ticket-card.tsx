import type { CSSProperties } from 'react'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { Sheaf } from '../../blocks/sheaf/sheaf.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { useFrameData } from '../../frame-data.ts'
import { useWords } from '../../locale.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './ticket-card.module.css'
import type { TicketCardsView, TicketCardView, TicketView } from './ticket-card-view.ts'

type TicketCardsProps = {
  view: TicketCardsView
  /** Where the button of a ticket leads. */
  to(ticket: TicketView): string
}

const maxInRow = 3

/** Tickets side by side, a card for each group: the dearer one, the fuller its sheaf. */
export function TicketCards({ view: { title, text, cards }, to }: TicketCardsProps) {
  const { ticket } = useWords()
  const columns = cards.length === 2 || cards.length === 4 ? 2 : Math.min(cards.length, 3)
  const rows = 2 + Math.max(...cards.map(({ tickets }) => tickets.length))
  return (
    <>
      <div className={title ? styles.above : undefined}>
        {title ? <Text as="h2" of={title} /> : <h2 className="visuallyHidden">{ticket.kinds}</h2>}
        {text && <Text as="p" of={text} />}
      </div>
      <ul
        className={`${styles.cards} ${columns === 1 ? styles.single : ''}`}
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
      >
        {cards.map((card) => (
          <li
            key={card.id}
            className={styles.card}
            style={{ '--tickets': Math.min(card.tickets.length, maxInRow) } as CSSProperties}
          >
            <TicketCard card={card} to={to} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TicketCard({ card, to }: { card: TicketCardView } & Pick<TicketCardsProps, 'to'>) {
  const { strands } = useFrameData()
  const { fullness } = card
  const shape = { width: 416, height: 190, top: 0, edgeHandle: 0.5, pointHandle: 0.55 }
  return (
    <>
      <div className={styles.head} data-theme="ink">
        <Sheaf strands={strands} shape={{ ...shape, pointX: Math.round(230 * (1 - fullness)), share: 0.35 + 0.5 * fullness }} />
        <Text as="h3" of={card.title} />
      </div>
      <div className={styles.about}>{card.text && <Text as="p" of={card.text} />}</div>
      {card.tickets.map((ticket) => (
        <Ticket key={ticket.id} ticket={ticket} isAlone={card.tickets.length === 1} to={to(ticket)} />
      ))}
    </>
  )
}

function Ticket({ ticket, isAlone, to }: { ticket: TicketView; isAlone: boolean; to: string }) {
  const { ticket: words } = useWords()
  const { name, isNamedAbove, price, oldPrice, included, window } = ticket
  return (
    <div className={styles.ticket}>
      {!(isNamedAbove && isAlone) && <Text as="h4" className={isNamedAbove ? styles.again : undefined} of={name} />}
      <p className={`${styles.price} ${ticket.isFree ? styles.free : ''}`} style={{ '--letters': price.length } as CSSProperties}>
        {price}
      </p>
      {(oldPrice || !ticket.isFree) && (
        <p className={styles.terms}>
          {oldPrice && (
            <span>
              <span className="visuallyHidden">{words.oldPrice}: </span>
              <s>{oldPrice}</s>
            </span>
          )}
          {!ticket.isFree && <span>{words.vat}</span>}
        </p>
      )}
      {window && <p className={ticket.isOnSale ? styles.terms : styles.state}>{noBreak(window)}</p>}
      {included && (
        <div className={styles.included}>
          <RichText of={included} />
        </div>
      )}
      {ticket.isOnSale && (
        <ButtonLink variant={ticket.isMain ? 'wheat' : 'outlined'} to={to}>
          <span>
            {words.choose}
            <span className="visuallyHidden"> ({wordsOf(name)})</span>
          </span>
        </ButtonLink>
      )}
    </div>
  )
}
