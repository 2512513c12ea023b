import type { Sale } from '#domain/sale/sale.ts'
import { beforeTheForum, contacts, forum } from '../../gallery/content.ts'
import { useLocale } from '../../page/page-facts.tsx'
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
