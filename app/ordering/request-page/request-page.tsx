// The body of both pages of requests: the form, or what is said instead of it.
import { Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { FormRules } from '#domain/submission/fields.ts'
import type { ContactView } from '../../blocks/contact/contact-view.ts'
import type { FormAnswer } from '../../blocks/form/form-answer.ts'
import type { FormKind } from '../../blocks/form/submission-form.tsx'
import { type PageWords, SubmissionPage } from '../../blocks/form/submission-page.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { useLocale } from '../../locale.tsx'
import { useOrderingWords } from '../../words/ordering-words.ts'
import { ForumDay } from '../forum-day/forum-day.tsx'
import type { ForumDayView } from '../forum-day/forum-day-view.ts'
import { SaleNotice } from '../sale-notice/sale-notice.tsx'
import type { SaleNoticeView } from '../sale-notice/sale-notice-view.ts'
import { TicketCards } from '../ticket-card/ticket-card.tsx'
import type { BookingView } from './booking-view.ts'
import styles from './request-page.module.css'

type RequestPageProps = {
  kind: FormKind
  rules: FormRules
  title: string
  view: {
    page: { path: string }
    year: number
    notice: SaleNoticeView | null
    contact: ContactView | null
    day: ForumDayView | null
    /** Of a seat that is booked before the sale. */
    booking: BookingView | null
    words: PageWords & { summary: string }
    /** null: there is nothing to fill in. */
    token: string | null
  }
  /** The answer because of which the page was drawn. */
  answer: FormAnswer | undefined
  /** Its page has the short header. */
  isQuiet?: boolean
}

export function RequestPage({ kind, rules, title, view, answer, isQuiet = false }: RequestPageProps) {
  const locale = useLocale()
  const { ticket } = useOrderingWords()
  const { page, year, notice, contact, day, booking, words, token } = view
  const summary = booking ? `${booking.opens} ${words.summary}` : words.summary
  return (
    <>
      <PageHead
        title={title}
        summary={token ? summary : undefined}
        crumbs={<Link to={localePath(locale, pathWithin.tickets(year))}>{ticket.titleOf(year)}</Link>}
        pointX={620}
        isBelowBar={isQuiet}
      />
      {token && (
        <SubmissionPage kind={kind} rules={rules} words={words} contact={contact} path={page.path} token={token} drawn={answer} />
      )}
      {token && booking && <BeforeTheSale tickets={booking.tickets} day={day} />}
      {notice && <SaleNotice notice={notice} day={day} />}
    </>
  )
}

/** What will be sold, when and where the forum is. */
function BeforeTheSale({ tickets, day }: { tickets: BookingView['tickets']; day: ForumDayView | null }) {
  if (!tickets && !day) return null
  return (
    <section className={`section ${styles.section}`} data-theme="white">
      <div className="wrap stack by7">
        {tickets && (
          <div>
            <TicketCards view={tickets} to={() => ''} />
          </div>
        )}
        {day && <ForumDay day={day} />}
      </div>
    </section>
  )
}
