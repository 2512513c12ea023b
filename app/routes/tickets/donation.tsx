import { localePath, pathWithin } from '#domain/address/paths.ts'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import styles from './route.module.css'

/** What becomes of the fees (product.md, 1.3). */
export function Donation() {
  const locale = useLocale()
  const { ticket } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className={`wrap grid ${styles.donation}`}>
        <h2>{ticket.donationTitle}</h2>
        <div>
          <p>{noBreak(ticket.donationText)}</p>
          <MoreLink to={localePath(locale, pathWithin.donate())}>{ticket.donationMore}</MoreLink>
        </div>
      </div>
    </section>
  )
}
