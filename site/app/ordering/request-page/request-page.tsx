import '@forum/design/styles/parts/by7.css'
// Body of pages whose form is drawn from its rules: the form, or a notice.

import type { FormAnswer } from '@forum/design/form/form-answer.ts'
import { type FormKind, type FormWords, SubmissionForm } from '@forum/design/form/submission-form.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { FormRules } from '@forum/domain/submission/fields.ts'
import type { ContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { FormPage } from '@forum/site/app/blocks/form-page/form-page.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Island } from '@forum/site/app/islands/island.tsx'
import type { ReactNode } from 'react'
import { ForumDay } from '../forum-day/forum-day.tsx'
import type { ForumDayView } from '../forum-day/forum-day-view.ts'
import { SaleNotice } from '../sale-notice/sale-notice.tsx'
import type { SaleNoticeView } from '../sale-notice/sale-notice-view.ts'
import { TicketCards } from '../ticket-card/ticket-card.tsx'
import type { BookingView } from './booking-view.ts'

type RequestPageProps = {
  kind: FormKind
  rules: FormRules
  title: string
  view: {
    /** The page without its language: target of the form. */
    page: { path: string }
    notice?: SaleNoticeView | null
    contact: ContactView | null
    day?: ForumDayView | null
    /** For booking before the sale. */
    booking?: BookingView | null
    words: FormWords & { heading: string; summary: string; steps: readonly string[] }
    /** null: no form. */
    token: string | null
  }
  /** The answer from which the page is drawn. */
  answer: FormAnswer | undefined
  /** Related links. */
  links?: ReactNode
  /** Year of the requested tickets. */
  ticketsOf?: number
  /** Its page has the short header. */
  isQuiet?: boolean
}

export function RequestPage({ kind, rules, title, view, answer, links, ticketsOf, isQuiet = false }: RequestPageProps) {
  const locale = useLocale()
  const { ticket } = useWords()
  const { page, notice, contact, day = null, booking, words, token } = view
  const { submit, consent, labels, hints } = words
  const summary = booking ? `${booking.opens} ${words.summary}` : words.summary
  return (
    <>
      <PageHead
        title={title}
        summary={token ? summary : undefined}
        crumbs={ticketsOf && <a href={localePath(locale, pathWithin.tickets(ticketsOf))}>{ticket.titleOf(ticketsOf)}</a>}
        isBelowBar={isQuiet}
      />
      {token && (
        <FormPage heading={words.heading} steps={words.steps} contact={contact} links={links}>
          <Island
            of={SubmissionForm}
            when="touched"
            props={{
              kind,
              rules,
              words: { submit, consent, labels, hints },
              action: localePath(locale, page.path),
              token,
              drawn: answer,
            }}
          />
        </FormPage>
      )}
      {token && booking && <BeforeTheSale tickets={booking.tickets} day={day} />}
      {notice && (
        <SaleNotice notice={notice} day={day}>
          {links}
        </SaleNotice>
      )}
    </>
  )
}

/** Future prices, date and place. */
function BeforeTheSale({ tickets, day }: { tickets: BookingView['tickets']; day: ForumDayView | null }) {
  if (!tickets && !day) return null
  return (
    <section className="section flush" data-theme="white">
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
