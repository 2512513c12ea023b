import { data, Link, redirect } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isLocale } from '#domain/localisation/locale.ts'
import { bookingRules, readBooking } from '#domain/submission/booking.ts'
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
import { useLocale, useWords } from '../../locale.tsx'
import { SaleNotice } from '../../ordering/sale-notice/sale-notice.tsx'
import { orderPageView } from '../../ordering/sale-notice/sale-notice-view.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export const middleware: Route.MiddlewareFunction[] = [forScripts(book)]

/** Seats are booked between the announcement of a sale and its opening; before and after, this page says what holds. */
export function loader({ params, context }: Route.LoaderArgs) {
  const view = isLocale(params.lang) ? orderPageView(context.get(servicesContext), params.year, params.lang) : undefined
  if (!isLocale(params.lang) || !view) throw data(null, { status: 404 })
  const { year, sale, notice, contact, day } = view
  if (sale === 'started') throw redirect(localePath(params.lang, pathWithin.tickets(year)))
  const { description, ...words } = submissionWords(params.lang).booking
  const page: PageInfo = {
    title: words.title,
    description: description(year),
    path: pathWithin.booking(year),
    locales: view.locales,
    nearestList: pathWithin.home(),
  }
  const isOpen = sale === 'soon'
  const token = isOpen ? personalToken(context, 'booking') : null
  return data({ page, year, notice, contact, day, words, token }, isOpen ? personal : undefined)
}

export async function action(args: Route.ActionArgs) {
  return onPage(await book(args))
}

async function book({ request, params, context }: ActionArgs) {
  const view = isLocale(params.lang) ? orderPageView(context.get(servicesContext), params.year, params.lang) : undefined
  if (!isLocale(params.lang) || !view) throw data(null, { status: 404 })
  const page = localePath(params.lang, pathWithin.booking(view.year))
  if (view.sale !== 'soon') return { to: page }
  return received(
    { kind: 'booking', fields: Object.keys(bookingRules), read: readBooking },
    { request, context },
    { locale: params.lang, page, forumYear: view.year },
    localePath(params.lang, pathWithin.successBooking()),
  )
}

export const headers = formHeaders
export const meta = pageMeta

export default function Booking({ loaderData: { year, notice, contact, day, words, token }, actionData }: Route.ComponentProps) {
  const locale = useLocale()
  const { ticket } = useWords()
  const { strands, documents } = useFrame()
  return (
    <>
      <PageHead
        title={words.title}
        summary={token ? words.summary : undefined}
        crumbs={<Link to={localePath(locale, pathWithin.tickets(year))}>{ticket.titleOf(year)}</Link>}
        strands={strands}
        pointX={620}
      />
      {token && (
        <FormPage heading={words.heading} steps={words.steps} contact={contact}>
          <SubmissionForm
            kind="booking"
            rules={bookingRules}
            words={words}
            action={localePath(locale, pathWithin.booking(year))}
            token={token}
            drawn={actionData}
            privacy={documents.privacy}
          />
        </FormPage>
      )}
      {!token && notice && <SaleNotice notice={notice} day={day} />}
    </>
  )
}
