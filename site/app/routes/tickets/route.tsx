import '@forum/design/styles/parts/by7.css'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { editionOf, localeOf, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { buyingNow } from '@forum/site/app/ordering/buying/buying.server.ts'
import { ForumDay } from '@forum/site/app/ordering/forum-day/forum-day.tsx'
import type { ForumDayView } from '@forum/site/app/ordering/forum-day/forum-day-view.ts'
import { SaleNotice } from '@forum/site/app/ordering/sale-notice/sale-notice.tsx'
import { TicketCards } from '@forum/site/app/ordering/ticket-card/ticket-card.tsx'
import { sellerOf } from '@forum/site/app/ordering/ways/ways.server.ts'
import { editionEvent } from '@forum/site/app/structured-data/event-data.server.ts'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import type { Route } from './+types/route.ts'
import { Donation } from './donation.tsx'
import { Nothing, Register, WaysAbove } from './register.tsx'
import styles from './route.module.css'
import { ticketsView } from './tickets-view.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { desk } = context.get(requestServicesContext)
  const services = context.get(servicesContext)
  const forum = editionOf(context, params)
  const [buying, euroRate] = await Promise.all([buyingNow(context, forum, locale), desk.sale.euroRate()])
  const view = ticketsView(services, forum, locale, { ...buying, euroRate })
  const { locales, description, cover, ...drawn } = view
  const page: PageInfo = {
    title: wordsIn(locale).ticket.titleOf(view.year),
    description,
    path: pathWithin.tickets(view.year),
    locales,
    nearestList: pathWithin.home(),
    image: cover,
    hasCard: true,
  }
  describe(context, editionEvent({ siteUrl: services.settings.siteUrl, locale, forum }, description, buying))
  return { page, seller: view.register && sellerOf(desk), ...drawn }
}

export default function Tickets({ loaderData: view }: Route.ComponentProps) {
  const locale = useLocale()
  const { site } = useWords()
  const [first] = view.register?.ways ?? []
  const order = ({ id }: { id: string }) => `${first?.to ?? ''}?ticket=${encodeURIComponent(id)}`
  const wait = ({ id }: { id: string }) =>
    `${localePath(locale, pathWithin.waitingList(view.year))}?ticket=${encodeURIComponent(id)}`
  const tickets = view.tickets && <TicketCards view={view.tickets} to={order} waitAt={wait} />
  return (
    <>
      <PageHead
        title={view.title}
        summary={!view.notice && (view.day?.date || view.day?.venue) ? <Summary day={view.day} /> : undefined}
        crumbs={<a href={localePath(locale, pathWithin.forum(view.year))}>{site.edition(view.year)}</a>}
        strandOf={view.year}
      />
      {view.notice ? (
        <SaleNotice notice={view.notice} day={view.day}>
          {tickets}
        </SaleNotice>
      ) : (
        <section className="section within6" data-theme="white">
          <div className="wrap stack by7">
            {view.none && <Nothing none={view.none} />}
            {view.remark && <p className="said">{noBreak(view.remark)}</p>}
            {tickets && (
              <div>
                {view.register && <WaysAbove ways={view.register.ways} />}
                {tickets}
              </div>
            )}
            {view.register && <Register register={view.register} seller={view.seller} abroad={view.abroad} />}
            {view.day && (
              <div>
                <ForumDay day={view.day} />
              </div>
            )}
          </div>
        </section>
      )}
      {view.register && <Donation />}
    </>
  )
}

function Summary({ day }: { day: ForumDayView }) {
  return (
    <>
      {day.date && <span className={styles.fact}>{day.date.text}</span>}
      {day.venue && <Text className={styles.fact} of={day.venue} asWritten />}
    </>
  )
}
