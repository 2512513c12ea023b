import { data, Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isLocale } from '#domain/localisation/locale.ts'
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
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords, wordsIn } from '../../locale.tsx'
import { SaleNotice } from '../../ordering/sale-notice/sale-notice.tsx'
import { orderPageView } from '../../ordering/sale-notice/sale-notice-view.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export const middleware: Route.MiddlewareFunction[] = [forScripts(register)]

/** The request of a group while tickets are sold; until then and after, this page says what holds. */
export function loader({ params, context }: Route.LoaderArgs) {
  const view = isLocale(params.lang) ? orderPageView(context.get(servicesContext), params.year, params.lang) : undefined
  if (!isLocale(params.lang) || !view) throw data(null, { status: 404 })
  const { year, notice, contact, day } = view
  const { ticket } = wordsIn(params.lang)
  const { description, ...words } = submissionWords(params.lang).groupOrder
  const page: PageInfo = {
    title: ticket.subject(ticket.ways.form.page, year),
    description: notice ? [notice.title, notice.text?.text].filter(Boolean).join('. ') : description(year),
    path: pathWithin.byForm(year),
    locales: view.locales,
    nearestList: pathWithin.home(),
  }
  const token = notice ? null : personalToken(context, 'groupOrder')
  return data({ page, year, notice, contact, day, words, token }, token ? personal : undefined)
}

export async function action(args: Route.ActionArgs) {
  return onPage(await register(args))
}

async function register({ request, params, context }: ActionArgs) {
  const view = isLocale(params.lang) ? orderPageView(context.get(servicesContext), params.year, params.lang) : undefined
  if (!isLocale(params.lang) || !view) throw data(null, { status: 404 })
  const page = localePath(params.lang, pathWithin.byForm(view.year))
  if (view.notice) return { to: page }
  return received(
    { kind: 'groupOrder', fields: Object.keys(groupOrderRules), read: readGroupOrder },
    { request, context },
    { locale: params.lang, page, forumYear: view.year },
    localePath(params.lang, pathWithin.successGroupOrder()),
  )
}

export const headers = formHeaders
export const meta = pageMeta

export default function ByForm({ loaderData: { year, notice, contact, day, words, token }, actionData }: Route.ComponentProps) {
  const locale = useLocale()
  const { ticket } = useWords()
  const { strands, documents } = useFrame()
  return (
    <>
      <PageHead
        title={ticket.ways.form.page}
        summary={token ? words.summary : undefined}
        crumbs={<Link to={localePath(locale, pathWithin.tickets(year))}>{ticket.titleOf(year)}</Link>}
        strands={strands}
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
            privacy={documents.privacy}
          />
        </FormPage>
      )}
      {notice && <SaleNotice notice={notice} day={day} />}
    </>
  )
}
