// Requests tickets again. The answer does not reveal whether there is an order.

import { SubmissionForm } from '@forum/design/form/submission-form.tsx'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { lostTicketsForm } from '@forum/domain/submission/form-fields.ts'
import { lostTicketsRules } from '@forum/domain/submission/lost-tickets.ts'
import { registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { FormPage } from '@forum/site/app/blocks/form-page/form-page.tsx'
import { afterForm, formHeaders, formOf, formToken } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { localeOf, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { Island } from '@forum/site/app/islands/island.tsx'
import { data } from 'react-router'
import type { Route } from './+types/route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { lostTickets: words } = wordsIn(locale)
  const page: PageInfo = {
    title: words.title,
    description: words.summary,
    path: pathWithin.lostTickets(),
    nearestList: pathWithin.contacts(),
  }
  const { content } = context.get(servicesContext)
  return {
    page,
    words,
    contact: registrationContactView(content.contacts(), locale),
    token: formToken(context, lostTicketsForm),
    isSent: new URL(request.url).searchParams.has('sent'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { desk, visitor } = context.get(requestServicesContext)
  if (!visitor) throw data(null, { status: 405 })
  const { currentForumYear: forumYear } = context.get(servicesContext).settings
  const outcome = await desk.sale.sendLostTickets({ form: await formOf(request), forumYear, visitor })
  return afterForm(request, outcome, `${localePath(localeOf(context), pathWithin.lostTickets())}?sent=1`)
}

export const headers = formHeaders

export default function LostTickets({ loaderData, actionData }: Route.ComponentProps) {
  const { page, words, contact, token, isSent } = loaderData
  const locale = useLocale()
  const isAsked = isSent && !actionData
  return (
    <>
      <PageHead title={words.title} summary={words.summary} />
      <FormPage heading={isAsked ? words.sentHeading : words.heading} steps={words.steps} contact={contact}>
        {isAsked ? (
          <p role="status">{noBreak(words.sent)}</p>
        ) : (
          <Island
            of={SubmissionForm}
            when="touched"
            props={{
              kind: lostTicketsForm,
              rules: lostTicketsRules,
              words: { submit: words.submit, consent: '', labels: {}, hints: { email: words.hint } },
              action: localePath(locale, page.path),
              token,
              drawn: actionData,
            }}
          />
        )}
      </FormPage>
    </>
  )
}
