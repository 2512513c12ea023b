import '../../styles/parts/cells.css'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { Contact } from '../../blocks/contact/contact.tsx'
import { Text } from '../../blocks/text/text.tsx'
import type { SaleNoticeView } from '../../ordering/sale-notice/sale-notice-view.ts'
import { SellerLine, type SellerView } from '../../ordering/seller/seller-line.tsx'
import { useLocale, useWords } from '../../page-facts.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Arrow } from '../../ui/icon/icon.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import styles from './route.module.css'
import type { TicketsView, WayView } from './tickets-view.ts'

type RegisterProps = {
  register: NonNullable<TicketsView['register']>
  /** Why registration is not possible. */
  none: Pick<SaleNoticeView, 'title' | 'text' | 'action'>
  seller: SellerView | null
}

/** Ways to register, and the contact. */
export function Register({ register: { ways, contact }, none, seller }: RegisterProps) {
  const { lostTickets, ticket } = useWords()
  const locale = useLocale()
  const hasWays = ways.length > 0
  return (
    <div className={styles.register}>
      <h2>{hasWays ? ticket.register : none.title}</h2>
      {!hasWays && none.text && <Text as="p" className="measure above4" of={none.text} />}
      {!hasWays && none.action && (
        <div className="above6">
          <ButtonLink to={none.action.to}>{none.action.label}</ButtonLink>
        </div>
      )}
      {hasWays && (
        <ul className="list above6">
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
      <div className="above4">
        <MoreLink to={localePath(locale, pathWithin.lostTickets())}>{lostTickets.title}</MoreLink>
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
