// Form to join the waiting list of a sold-out ticket; the address names the ticket.

import { SubmissionForm } from '@forum/design/form/submission-form.tsx'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { waitingForm } from '@forum/domain/submission/form-fields.ts'
import { waitingRules } from '@forum/domain/submission/waiting.ts'
import { registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { FormPage } from '@forum/site/app/blocks/form-page/form-page.tsx'
import {
  type ActionArgs,
  afterAction,
  afterForm,
  formHeaders,
  formOf,
  formToken,
} from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { editionOf, localeOf, notFound, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { Island } from '@forum/site/app/islands/island.tsx'
import { buyingNow } from '@forum/site/app/ordering/buying/buying.server.ts'
import { wayPath } from '@forum/site/app/ordering/ways/way-path.ts'
import { data } from 'react-router'
import type { Route } from './+types/route.ts'

/** The ticket kind in the address, if it is on sale. `own`: the page's address. */
async function kindOf({ request, params, context }: Pick<ActionArgs, 'request' | 'params' | 'context'>) {
  const forum = editionOf(context, params)
  const asked = new URL(request.url).searchParams.get('ticket')
  const { onSale, ways } = await buyingNow(context, forum, localeOf(context))
  const kind = onSale.find(({ ticket }) => ticket.id === asked) ?? null
  const own = `${localePath(localeOf(context), pathWithin.waitingList(forum.year))}?ticket=${encodeURIComponent(kind?.ticket.id ?? '')}`
  return { forum, kind, own, way: ways.find((way) => way !== 'form') ?? 'card' }
}

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const locale = localeOf(context)
  const { waiting: words } = wordsIn(locale)
  const { forum, kind, own, way } = await kindOf(args)
  const page: PageInfo = {
    title: words.title,
    description: words.description,
    path: pathWithin.waitingList(forum.year),
    locales: editionLocales(forum),
    nearestList: pathWithin.tickets(forum.year),
  }
  const tickets = localePath(locale, pathWithin.tickets(forum.year))
  const order = `${localePath(locale, wayPath[way](forum.year))}?ticket=${encodeURIComponent(kind?.ticket.id ?? '')}`
  return {
    page,
    own,
    title: wordsOf(kind?.title ?? null) ?? '',
    tickets: { to: tickets, label: wordsIn(locale).ticket.titleOf(forum.year) },
    contact: registrationContactView(context.get(servicesContext).content.contacts(), locale),
    token: formToken(context, waitingForm),
    isSent: new URL(request.url).searchParams.has('sent'),
    instead: !kind
      ? { text: words.noKind, to: tickets, label: words.toTickets }
      : kind.max > 0
        ? { text: words.hasSeats, to: order, label: words.toOrder }
        : null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { desk, visitor } = context.get(requestServicesContext)
  if (!visitor) throw data(null, { status: 405 })
  const locale = localeOf(context)
  const { forum, kind, own } = await kindOf(args)
  if (!kind) return notFound()
  // If seats are free, nobody may wait: the page leads to the order form.
  if (kind.max > 0) return afterAction(request, own)
  const outcome = await desk.sale.waitingList.join({
    form: await formOf(request),
    forumYear: forum.year,
    ticketId: kind.ticket.id,
    title: wordsOf(kind.title) ?? '',
    locale,
    visitor,
  })
  return afterForm(request, outcome, `${own}&sent=1`)
}

export const headers = formHeaders

export default function WaitingList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, own, title, tickets, contact, token, isSent, instead } = loaderData
  const { waiting: words } = useWords()
  const isAsked = isSent && !actionData
  return (
    <>
      <PageHead
        title={page.title}
        summary={noBreak(title === '' || instead ? words.description : words.summary(title))}
        crumbs={<a href={tickets.to}>{tickets.label}</a>}
      />
      <FormPage heading={isAsked ? words.sentHeading : words.heading} steps={words.steps} contact={contact}>
        {isAsked ? (
          <p role="status">{noBreak(words.sent)}</p>
        ) : instead ? (
          <div className="stack by4">
            <p>{noBreak(instead.text)}</p>
            <div>
              <ButtonLink to={instead.to}>{instead.label}</ButtonLink>
            </div>
          </div>
        ) : (
          <Island
            of={SubmissionForm}
            when="touched"
            props={{
              kind: waitingForm,
              rules: waitingRules,
              words: { submit: words.submit, consent: words.consent, labels: { seats: words.seats }, hints: {} },
              action: own,
              token,
              drawn: actionData,
            }}
          />
        )}
      </FormPage>
    </>
  )
}
