import { data } from 'react-router'
import { pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { subscriptionRules } from '#domain/submission/subscription.ts'
import {
  type ActionArgs,
  formHeaders,
  forScripts,
  onPage,
  personal,
  personalToken,
  received,
} from '../../blocks/form/receive.server.ts'
import { SubmissionPage } from '../../blocks/form/submission-page.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export const middleware: Route.MiddlewareFunction[] = [forScripts(subscribe)]

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { description, ...words } = wordsIn(locale).submission.subscription
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

async function subscribe(args: ActionArgs) {
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
