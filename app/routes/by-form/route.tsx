import { data, Link, redirect } from 'react-router'
import { isLocale } from '#domain/localisation/locale.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { SaleNotice } from '../../blocks/sale-notice/sale-notice.tsx'
import { orderPageView } from '../../blocks/sale-notice/sale-notice-view.ts'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords, wordsIn } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

/** While tickets are sold the way to order them is said on their own page; until then and after, this page says what holds. */
export function loader({ params, context }: Route.LoaderArgs) {
  const view = isLocale(params.lang) ? orderPageView(context.get(servicesContext), params.year, params.lang) : undefined
  if (!isLocale(params.lang) || !view) throw data(null, { status: 404 })
  const { year, notice, day } = view
  if (!notice) throw redirect(inLanguage(params.lang, pathWithin.register(year)))
  const { ticket } = wordsIn(params.lang)
  const page: PageInfo = {
    title: ticket.subject(ticket.ways.form.page, year),
    description: [notice.title, notice.text?.text].filter(Boolean).join('. '),
    path: pathWithin.byForm(year),
    locales: view.locales,
    nearestList: pathWithin.home(),
    isHidden: true,
  }
  return { page, year, notice, day }
}

export const meta = pageMeta

export default function ByForm({ loaderData: { year, notice, day } }: Route.ComponentProps) {
  const locale = useLocale()
  const { ticket } = useWords()
  const { strands } = useFrame()
  return (
    <>
      <PageHead
        title={ticket.ways.form.page}
        crumbs={<Link to={inLanguage(locale, pathWithin.tickets(year))}>{ticket.titleOf(year)}</Link>}
        strands={strands}
        pointX={620}
      />
      <SaleNotice notice={notice} day={day} />
    </>
  )
}
