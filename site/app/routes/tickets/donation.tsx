import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'

/** How fees are used (product.md, 1.3). */
export function Donation() {
  const locale = useLocale()
  const { ticket } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className="wrap grid split at7 steady">
        <h2 className="large">{ticket.donationTitle}</h2>
        <div>
          <p className="said below6">{noBreak(ticket.donationText)}</p>
          <MoreLink to={localePath(locale, pathWithin.donate())}>{ticket.donationMore}</MoreLink>
        </div>
      </div>
    </section>
  )
}
