import { useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { Sheaf } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { CSSProperties } from 'react'
import styles from './ticket-card.module.css'
import type { TicketCardsView, TicketCardView, TicketView } from './ticket-card-view.ts'
import { WaitLink } from './wait-link.tsx'

type TicketCardsProps = {
  view: TicketCardsView
  /** Target of a ticket's button. */
  to(ticket: TicketView): string
  /** Waiting list page of a sold-out ticket; missing: none. */
  waitAt?(ticket: TicketView): string
}

const maxInRow = 3

/** Tickets side by side, a card per group, with a denser pattern for higher prices. Online tickets are below, or above if nothing else is left. */
export function TicketCards({ view: { title, text, cards, online, isOnlineFirst, euroNote }, ...lead }: TicketCardsProps) {
  const { ticket: words } = useWords()
  const columns = cards.length <= 2 || cards.length === 4 ? 2 : 3
  const most = Math.max(...cards.map(({ tickets }) => tickets.length))
  const kinds = online.length > 0 ? words.inHall : null
  return (
    <>
      {isOnlineFirst && <Online tickets={online} className="below7" {...lead} />}
      <div className={title || kinds ? 'measure below4' : undefined}>
        {title ? <Text as="h2" of={title} /> : <h2 className={kinds ? undefined : 'visuallyHidden'}>{kinds ?? words.kinds}</h2>}
        {text && <Text as="p" className="quiet above4" of={text} />}
      </div>
      <ul role="list" className={styles.cards} style={{ '--columns': columns, '--rows': 2 + most } as CSSProperties}>
        {cards.map((card) => (
          <li
            key={card.id}
            className={styles.card}
            style={{ '--tickets': Math.min(card.tickets.length, maxInRow) } as CSSProperties}
          >
            <TicketCard card={card} {...lead} />
          </li>
        ))}
      </ul>
      {!isOnlineFirst && <Online tickets={online} className="above7" {...lead} />}
      {euroNote && <p className="aside above4">{noBreak(euroNote)}</p>}
    </>
  )
}

type Leading = Omit<TicketCardsProps, 'view'>

function Online({ tickets, className, ...lead }: { tickets: readonly TicketView[]; className: string } & Leading) {
  const { ticket: words } = useWords()
  if (tickets.length === 0) return null
  return (
    <div className={className}>
      <h2 className="below4">{words.online}</h2>
      <ul role="list" className="cards wide3 middle2 narrow1">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Ticket ticket={ticket} heading="h3" {...lead} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TicketCard({ card, ...lead }: { card: TicketCardView } & Leading) {
  const { strands } = useFrameData()
  const { fullness } = card
  const shape = { width: 416, height: 128, top: 0, edgeHandle: 0.5, pointHandle: 0.55 }
  return (
    <>
      <div className={styles.head} data-theme="ink">
        <Sheaf strands={strands} shape={{ ...shape, pointX: Math.round(230 * (1 - fullness)), share: 0.35 + 0.5 * fullness }} />
        <Text as="h3" of={card.title} />
      </div>
      <div className={styles.about}>{card.text && <Text as="p" className="aside" of={card.text} />}</div>
      {card.tickets.map((ticket) => (
        <Ticket
          key={ticket.id}
          ticket={ticket}
          heading={ticket.isNamedAbove && card.tickets.length === 1 ? null : 'h4'}
          isAgain={ticket.isNamedAbove}
          {...lead}
        />
      ))}
    </>
  )
}

type TicketProps = Leading & {
  ticket: TicketView
  /** null: the card already shows the name. */
  heading: 'h3' | 'h4' | null
  /** The card shows the name, too. */
  isAgain?: boolean
}

function Ticket({ ticket, heading, isAgain = false, to, waitAt }: TicketProps) {
  const { ticket: words, order } = useWords()
  const { name, price, oldPrice, nextPrice, included, window, euro } = ticket
  return (
    <div className={styles.ticket}>
      {heading && <Text as={heading} className={isAgain ? styles.again : undefined} of={name} />}
      <p
        className={ticket.isFree ? `${styles.price} ${styles.free}` : styles.price}
        style={{ '--letters': price.length } as CSSProperties}
      >
        {price}
      </p>
      {(oldPrice || nextPrice || !ticket.isFree) && (
        <p className={`small above2 ${styles.terms}`}>
          {oldPrice && (
            <span>
              <span className="visuallyHidden">{words.oldPrice}: </span>
              <s>{oldPrice}</s>
            </span>
          )}
          {!ticket.isFree && <span>{order.vat}</span>}
          {euro && <span>{euro}</span>}
          {nextPrice && <strong>{noBreak(nextPrice)}</strong>}
        </p>
      )}
      {window && <p className={`small above2 ${ticket.isOnSale ? styles.terms : 'strong'}`}>{noBreak(window)}</p>}
      {ticket.isOnSale && (
        <ButtonLink variant={ticket.isMain ? 'wheat' : 'outlined'} to={to(ticket)}>
          <span>
            {words.choose}
            <span className="visuallyHidden"> ({wordsOf(name)})</span>
          </span>
        </ButtonLink>
      )}
      {ticket.isSoldOut && waitAt && (
        <p>
          <WaitLink to={waitAt(ticket)} ticket={wordsOf(name)} words={order} />
        </p>
      )}
      {included && (
        <details className={styles.included}>
          <summary>
            {words.included}
            <span className="visuallyHidden"> ({wordsOf(name)})</span>
            <Icon name="caret" />
          </summary>
          <RichText of={included} />
        </details>
      )}
    </div>
  )
}
