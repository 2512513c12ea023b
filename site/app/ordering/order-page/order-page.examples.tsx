import { useLocale } from '@forum/design/page/page-facts.tsx'
import { contacts, forum } from '@forum/site/app/gallery/content.ts'
import { orderPageView } from '../sale-notice/sale-notice-view.ts'
import { OrderPage } from './order-page.tsx'

export function WhileNothingIsSold() {
  const services = {
    content: { forumByYear: () => forum, contacts: () => contacts },
    clock: { now: () => forum.end ?? 0 },
    settings: { currentForumYear: forum.year, isDeskOpen: true },
  }
  const view = orderPageView(services, { ...forum, ticketsStatus: 'ended' }, useLocale())
  return <OrderPage method="card" view={{ ...view, form: null }} answer={undefined} />
}
