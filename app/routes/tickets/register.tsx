import { Link } from 'react-router'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { Contact } from '../../blocks/contact/contact.tsx'
import { useWords } from '../../locale.tsx'
import { SellerLine, type SellerView } from '../../ordering/seller/seller-line.tsx'
import { Arrow } from '../../ui/icon/icon.tsx'
import styles from './route.module.css'
import type { TicketsView, WayView } from './tickets-view.ts'

type RegisterProps = {
  register: NonNullable<TicketsView['register']>
  /** false: nothing is sold for want of terms. */
  isSellable: boolean
  seller: SellerView | null
}

/** The ways to register, and whom to ask about them. */
export function Register({ register: { ways, contact }, isSellable, seller }: RegisterProps) {
  const { ticket } = useWords()
  const hasWays = ways.length > 0
  const none = isSellable
    ? { title: ticket.noneTitle, text: ticket.noneText }
    : { title: ticket.closedTitle, text: ticket.closedText }
  return (
    <div className={styles.register}>
      <h2>{hasWays ? ticket.register : none.title}</h2>
      {!hasWays && <p className={styles.lead}>{none.text}</p>}
      {hasWays && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.title}>
              <Way way={way} />
            </li>
          ))}
        </ul>
      )}
      {contact && (
        <div className={styles.contact}>
          <Contact contact={contact} />
        </div>
      )}
      {seller && (
        <div className={styles.seller}>
          <SellerLine seller={seller} />
        </div>
      )}
    </div>
  )
}

function Way({ way: { title, text, to } }: { way: WayView }) {
  return (
    <Link className={styles.row} to={to}>
      <span className={styles.way}>{title}</span>
      <span className={styles.wayText}>{noBreak(text)}</span>
      <Arrow />
    </Link>
  )
}
