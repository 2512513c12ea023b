import { useLocale } from '@forum/design/page/page-facts.tsx'
import type { Sale } from '@forum/domain/sale/sale.ts'
import { beforeTheForum, contacts, forum } from '@forum/site/app/gallery/content.ts'
import { SaleNotice } from './sale-notice.tsx'
import { saleNoticeView } from './sale-notice-view.ts'

const services = {
  content: { forumByYear: () => forum, contacts: () => contacts },
  clock: { now: () => beforeTheForum },
  settings: { currentForumYear: forum.year, isDeskOpen: true },
}

function useNotice(sale: Exclude<Sale, 'started'>) {
  return saleNoticeView(forum, sale, services, useLocale())
}

export const Soon = () => <SaleNotice notice={useNotice('soon')} day={null} />
export const Ended = () => <SaleNotice notice={useNotice('ended')} day={null} />
export const Cancelled = () => <SaleNotice notice={useNotice('cancelled')} day={null} />
