// An e-ticket on screen, enough for admission, and works offline once opened. Not cached: site/server/middleware/personal-pages.ts.

import '@forum/design/styles/parts/state.css'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { QrCode } from '@forum/site/app/blocks/qr-code/qr-code.tsx'
import { Sheaf } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { localeOf, notFound } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { ticketFor } from './ticket.server.ts'
import type { TicketView } from './ticket-view.ts'

export const handle = { layout: 'quiet', isOfTicket: true } satisfies PageHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const view = (await ticketFor(context, params.key, locale)) ?? notFound()
  const { ticketPage } = wordsIn(locale)
  const page: PageInfo = {
    title: ticketPage.title,
    description: ticketPage.description,
    path: pathWithin.ticket(params.key),
    nearestList: pathWithin.home(),
  }
  return { page, view }
}

export default function Ticket({ loaderData: { view } }: Route.ComponentProps) {
  const { ticketPage } = useWords()
  const { state, name, about, code } = view
  return (
    <>
      <Band view={view} />
      <section className="section within6" data-theme="white">
        <div className={`wrap grid steady ${styles.columns}`}>
          <div className={styles.head}>
            <State view={view} />
            <h1 className="large above4">{name || ticketPage.nobody}</h1>
            {about && <p className="said above3">{about}</p>}
          </div>
          {code && (
            <div className={styles.code}>
              <QrCode drawing={code} label={ticketPage.code(name || ticketPage.nobody)} />
              <p className="small above3">{noBreak(state === 'used' ? ticketPage.usedText : ticketPage.atTheDoor)}</p>
            </div>
          )}
          <Details view={view} />
        </div>
      </section>
    </>
  )
}

const shape = { width: 1440, height: 260, top: 16, pointX: 620, edgeHandle: 0.5, pointHandle: 0.6, share: 0.63 }

/** The ticket's edition. */
function Band({ view: { forum, date } }: { view: TicketView }) {
  const { ticketPage } = useWords()
  const { strands } = useFrameData()
  return (
    <section className="horizon" data-theme="ink">
      <div className={`wrap ${styles.occasion}`}>
        <p className="quiet">{ticketPage.title}</p>
        <p className={styles.forum}>{forum}</p>
        {date && <p className="strong">{noBreak(date)}</p>}
      </div>
      <div className="notPhone screenOnly behind">
        <Sheaf strands={strands} shape={shape} />
      </div>
    </section>
  )
}

function State({ view: { state, used } }: { view: TicketView }) {
  const { ticketPage } = useWords()
  const { states, moment } = ticketPage
  if (state === 'cancelled')
    return (
      <>
        <p className="state bad">{states.cancelled}</p>
        <p className="measure above2">{noBreak(ticketPage.cancelledText)}</p>
      </>
    )
  if (used) return <p className="state waiting">{noBreak(states.used(moment(used.date, used.time)))}</p>
  return (
    <p className="state good">
      <Icon name="done" />
      {states.valid}
    </p>
  )
}

function Details({ view }: { view: TicketView }) {
  const locale = useLocale()
  const { interruption, ticketPage, orderPage } = useWords()
  const { day } = useFrameData()
  const { pageKey, title, date, place, orderNumber, state, hasCalendar } = view
  const rows = [
    { label: ticketPage.kind, text: title },
    { label: ticketPage.date, text: date },
    { label: ticketPage.place, text: place },
    { label: ticketPage.order, text: orderNumber },
  ].filter(({ text }) => wordsOf(text) !== '')
  return (
    <div className={styles.details}>
      <dl className="list">
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <Text as="dd" of={row.text} />
          </div>
        ))}
      </dl>
      {state !== 'cancelled' && (
        <div className="cluster buttons screenOnly above6">
          <a className={buttonClass()} href={localePath(locale, pathWithin.ticketPaper(pageKey))}>
            {ticketPage.pdf}
          </a>
          {hasCalendar && (
            <a className={buttonClass({ variant: 'outlined' })} href={localePath(locale, pathWithin.ticketCalendar(pageKey))}>
              <Icon name="calendar" />
              {orderPage.calendar}
            </a>
          )}
        </div>
      )}
      {day.hasShelter && (
        <p className="above5">
          <a className="link" href={localePath(locale, pathWithin.shelter())}>
            {interruption.shelter}
          </a>
        </p>
      )}
      <p className="small quiet screenOnly measure above5">{noBreak(ticketPage.keepSecret)}</p>
    </div>
  )
}
