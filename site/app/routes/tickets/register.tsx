import '@forum/design/styles/parts/cells.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { Arrow } from '@forum/design/ui/icon/icon.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { Contact } from '@forum/site/app/blocks/contact/contact.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { SellerLine, type SellerView } from '@forum/site/app/ordering/seller/seller-line.tsx'
import styles from './route.module.css'
import type { TicketsView, WayView } from './tickets-view.ts'

type RegisterProps = {
  register: NonNullable<TicketsView['register']>
  seller: SellerView | null
  /** Page for guests from abroad. */
  abroad: TicketsView['abroad']
}

/** At the top: why nothing can be bought, and what to do instead. */
export function Nothing({ none: { title, text, action } }: { none: NonNullable<TicketsView['none']> }) {
  return (
    <div className={styles.register}>
      <h2>{title}</h2>
      {text && <Text as="p" className="measure above4" of={text} />}
      {action && (
        <div className="above6">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      )}
    </div>
  )
}

/** The ways in one line, where the prices are. */
export function WaysAbove({ ways }: { ways: readonly WayView[] }) {
  const { ticket } = useWords()
  if (ways.length < 2) return null
  return (
    <nav className={`cluster small targets strong below4 screenOnly ${styles.above}`} aria-label={ticket.register}>
      <span className="quiet notPhone">{ticket.register}:</span>
      {ways.map(({ title, to }) => (
        <a key={title} className="underlined" href={to}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Ways to register, and the contact. */
export function Register({ register: { ways, contact }, seller, abroad }: RegisterProps) {
  const { lostTickets, ticket } = useWords()
  const locale = useLocale()
  const hasWays = ways.length > 0
  return (
    <div className={styles.register}>
      {hasWays && <h2>{ticket.register}</h2>}
      {hasWays && (
        <ul role="list" className="list above6">
          {ways.map((way) => (
            <li key={way.title}>
              <Way way={way} />
            </li>
          ))}
        </ul>
      )}
      {contact && (
        <div className="above6">
          <Contact contact={contact} />
        </div>
      )}
      <div className="cluster above4">
        <MoreLink to={localePath(locale, pathWithin.lostTickets())}>{lostTickets.title}</MoreLink>
        {abroad && (
          <MoreLink to={abroad.to}>
            <Text of={abroad.label} />
          </MoreLink>
        )}
      </div>
      {seller && (
        <div className="above4">
          <SellerLine seller={seller} />
        </div>
      )}
    </div>
  )
}

function Way({ way: { title, text, to } }: { way: WayView }) {
  return (
    <a className={`cells ${styles.row}`} href={to}>
      <span className="title named">{title}</span>
      <span className="quiet">{noBreak(text)}</span>
      <Arrow />
    </a>
  )
}
