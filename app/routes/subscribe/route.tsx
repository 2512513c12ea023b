import { data } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { readSubscription, subscriptionRules } from '#domain/submission/subscription.ts'
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
import { localeOf, servicesContext } from '../../context.server.ts'
import { useLocale } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export const middleware: Route.MiddlewareFunction[] = [forScripts(subscribe)]

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { description, ...words } = submissionWords(locale).subscription
  const page: PageInfo = {
    title: words.title,
    description,
    path: pathWithin.subscribe(),
    locales,
    nearestList: pathWithin.home(),
  }
  return data({ page, words, token: personalToken(context, 'subscription') }, personal)
}

export async function action(args: Route.ActionArgs) {
  return onPage(await subscribe(args))
}

async function subscribe({ request, context }: ActionArgs) {
  const locale = localeOf(context)
  return received(
    { kind: 'subscription', fields: Object.keys(subscriptionRules), read: readSubscription },
    { request, context },
    {
      locale,
      page: localePath(locale, pathWithin.subscribe()),
      forumYear: context.get(servicesContext).settings.currentForumYear,
    },
    localePath(locale, pathWithin.successSubscribe()),
  )
}

export const headers = formHeaders
export const meta = pageMeta

export default function Subscribe({ loaderData: { words, token }, actionData }: Route.ComponentProps) {
  const locale = useLocale()
  return (
    <>
      <PageHead title={words.title} summary={words.summary} pointX={540} />
      <FormPage heading={words.heading} steps={words.steps} contact={null}>
        <SubmissionForm
          kind="subscription"
          rules={subscriptionRules}
          words={words}
          action={localePath(locale, pathWithin.subscribe())}
          token={token}
          drawn={actionData}
        />
      </FormPage>
    </>
  )
}
