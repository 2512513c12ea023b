// Requests tickets again. The answer does not reveal whether there is an order.
import { data } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { lostTicketsForm } from '#domain/submission/form-fields.ts'
import { lostTicketsRules } from '#domain/submission/lost-tickets.ts'
import { registrationContactView } from '../../blocks/contact/contact-view.ts'
import { faultSentence } from '../../blocks/form/fault-sentence.ts'
import { FormPage } from '../../blocks/form/form-page.tsx'
import { FaultSummary, FormErrorNote, HiddenFields, SubmitButton } from '../../blocks/form/form-parts.tsx'
import { formHeaders, formOf, formToken, goOn, notKept } from '../../blocks/form/receive.server.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, requestServicesContext, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { useWords } from '../../page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import { TextField } from '../../ui/field/field.tsx'
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
  const { outcome, ...answer } = {
    faults: {},
    typed: {},
    token: null,
    ...(await desk.sendLostTickets({ form: await formOf(request), forumYear, visitor })),
  }
  if (outcome === 'kept') return goOn(request, `${localePath(localeOf(context), pathWithin.lostTickets())}?sent=1`)
  return notKept({ ...answer, formError: outcome === 'faulty' ? null : outcome })
}

export const headers = formHeaders

export default function LostTickets({ loaderData, actionData }: Route.ComponentProps) {
  const { words, contact, isSent } = loaderData
  const { forms } = useWords()
  const fault = actionData?.faults.email
  const sentence = fault && faultSentence(forms, fault, lostTicketsRules.email, forms.fields.email)
  const isAsked = isSent && !actionData
  return (
    <>
      <PageHead title={words.title} summary={words.summary} />
      <FormPage heading={isAsked ? words.sentHeading : words.heading} steps={words.steps} contact={contact}>
        {isAsked ? (
          <p role="status">{noBreak(words.sent)}</p>
        ) : (
          <form method="post" className="stack by4">
            <FaultSummary faults={sentence ? [{ id: 'email', sentence }] : []} />
            <HiddenFields token={actionData?.token ?? loaderData.token} />
            <TextField
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              label={forms.fields.email}
              hint={words.hint}
              fault={sentence}
              isRequired
              typed={actionData?.typed.email}
              isFocused={sentence !== undefined}
            />
            {actionData?.formError && <FormErrorNote formError={actionData.formError} />}
            <SubmitButton label={words.submit} isBusy={false} isFocused={actionData !== undefined && !sentence} />
          </form>
        )}
      </FormPage>
    </>
  )
}
