import { pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { subscriptionRules } from '#domain/submission/subscription.ts'
import { submissionWords } from '../../blocks/form/form-words.server.ts'
import { formHeaders, formToken, received } from '../../blocks/form/receive.server.ts'
import { SubmissionPage } from '../../blocks/form/submission-page.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, servicesContext } from '../../context.server.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

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
  return { page, words, token: formToken(context, 'subscription') }
}

export function action(args: Route.ActionArgs) {
  const { currentForumYear } = args.context.get(servicesContext).settings
  return received('subscription', args, {
    path: pathWithin.subscribe(),
    thanks: pathWithin.successSubscribe(),
    forumYear: currentForumYear,
  })
}

export const headers = formHeaders
export const meta = pageMeta

export default function Subscribe({ loaderData: { words, token }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} summary={words.summary} pointX={540} />
      <SubmissionPage
        kind="subscription"
        rules={subscriptionRules}
        words={words}
        contact={null}
        path={pathWithin.subscribe()}
        token={token}
        drawn={actionData}
      />
    </>
  )
}
