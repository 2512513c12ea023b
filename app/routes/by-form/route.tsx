import { data, Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { groupOrderRules, readGroupOrder } from '#domain/submission/group-order.ts'
import { FormPage } from '../../blocks/form/form-page.tsx'
import { submissionWords } from '../../blocks/form/form-words.server.ts'
import {
  type ActionArgs,
  formHeaders,
  forScripts,
  onPage,
  personal,
  personalToken,
  received,
} from '../../blocks/form/receive.server.ts'
import { SubmissionForm } from '../../blocks/form/submission-form.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import { useLocale, useWords, wordsIn } from '../../locale.tsx'
import { SaleNotice } from '../../ordering/sale-notice/sale-notice.tsx'
import { orderPageView } from '../../ordering/sale-notice/sale-notice-view.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export const middleware: Route.MiddlewareFunction[] = [forScripts(register)]

/** The request of a group while tickets are sold; until then and after, this page says what holds. */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const view = orderPageView(context.get(servicesContext), params.year, locale) ?? notFound()
  const { year, notice, contact, day } = view
  const { ticket } = wordsIn(locale)
  const { description, ...words } = submissionWords(locale).groupOrder
  const page: PageInfo = {
    title: ticket.subject(ticket.ways.form.page, year),
    description: notice ? [notice.title, notice.text?.text].filter(Boolean).join('. ') : description(year),
    path: pathWithin.byForm(year),
    locales: view.locales,
    nearestList: pathWithin.home(),
    isHidden: true,
  }
  const token = notice ? null : personalToken(context, 'groupOrder')
  return data({ page, year, notice, contact, day, words, token }, token ? personal : undefined)
}

export async function action(args: Route.ActionArgs) {
  return onPage(await register(args))
}

async function register({ request, params, context }: ActionArgs) {
  const locale = localeOf(context)
  const view = orderPageView(context.get(servicesContext), params.year, locale) ?? notFound()
  const page = localePath(locale, pathWithin.byForm(view.year))
  if (view.notice) return { to: page }
  return received(
    { kind: 'groupOrder', fields: Object.keys(groupOrderRules), read: readGroupOrder },
    { request, context },
    { locale, page, forumYear: view.year },
    localePath(locale, pathWithin.successGroupOrder()),
  )
}

export const headers = formHeaders
export const meta = pageMeta

export default function ByForm({ loaderData: { year, notice, contact, day, words, token }, actionData }: Route.ComponentProps) {
  const locale = useLocale()
  const { ticket } = useWords()
  return (
    <>
      <PageHead
        title={ticket.ways.form.page}
        summary={token ? words.summary : undefined}
        crumbs={<Link to={localePath(locale, pathWithin.tickets(year))}>{ticket.titleOf(year)}</Link>}
        pointX={620}
      />
      {token && (
        <FormPage heading={words.heading} steps={words.steps} contact={contact}>
          <SubmissionForm
            kind="groupOrder"
            rules={groupOrderRules}
            words={words}
            action={localePath(locale, pathWithin.byForm(year))}
            token={token}
            drawn={actionData}
          />
        </FormPage>
      )}
      {notice && <SaleNotice notice={notice} day={day} />}
    </>
  )
}
