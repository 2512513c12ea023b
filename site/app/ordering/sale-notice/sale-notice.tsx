import '@forum/design/styles/parts/by7.css'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { Contact } from '@forum/site/app/blocks/contact/contact.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { ReactNode } from 'react'
import { ForumDay } from '../forum-day/forum-day.tsx'
import type { ForumDayView } from '../forum-day/forum-day-view.ts'
import type { SaleNoticeView } from './sale-notice-view.ts'

type SaleNoticeProps = {
  notice: SaleNoticeView
  day: ForumDayView | null
  /** Future tickets. */
  children?: ReactNode
}

/** Notice while tickets are not sold: why, whom to ask, and registration for ticket holders. */
export function SaleNotice({ notice: { title, text, contact, action, links }, day, children }: SaleNoticeProps) {
  return (
    <section className="section" data-theme="white">
      <div className="wrap stack by7">
        <div className="grid split at9">
          <div>
            <h2>{noBreak(title)}</h2>
            {text && <Text as="p" className="said above4" of={text} />}
            {action && (
              <div className="above6">
                <ButtonLink to={action.to}>{action.label}</ButtonLink>
              </div>
            )}
            {links.length > 0 && (
              <ul role="list" className="cluster above4">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <MoreLink to={to}>{label}</MoreLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {contact && (
            <div className="ruled">
              <Contact contact={contact} />
            </div>
          )}
        </div>
        {children && <div>{children}</div>}
        {day && <ForumDay day={day} />}
      </div>
    </section>
  )
}
