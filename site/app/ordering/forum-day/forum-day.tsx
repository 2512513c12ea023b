import '@forum/design/styles/parts/terms.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { ForumDayView } from './forum-day-view.ts'

/** When and where to come, and what to bring: shown below tickets, or instead of tickets that are no longer sold. */
export function ForumDay({ day: { date, venue, address, mapUrl, note } }: { day: ForumDayView }) {
  const { ticket } = useWords()
  return (
    <div className="grid split at7 steady">
      <div>
        <h2>{ticket.day}</h2>
        {(date || venue || address) && (
          <dl className="terms gap4 above5 below4">
            {date && (
              <div>
                <dt>{ticket.date}</dt>
                <dd className="figure">
                  <time dateTime={date.from}>{noBreak(date.text)}</time>
                </dd>
              </div>
            )}
            {(venue || address) && (
              <div>
                <dt>{ticket.place}</dt>
                {venue && <Text as="dd" of={venue} />}
                {address && <Text as="dd" of={address} />}
              </div>
            )}
          </dl>
        )}
        {mapUrl && (venue || address) && <MoreLink to={mapUrl}>{ticket.route}</MoreLink>}
      </div>
      {note && (
        <div>
          <RichText of={note} />
        </div>
      )}
    </div>
  )
}
