import { wordsIn } from '@forum/design/page/locale.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { subscriptionRules } from '@forum/domain/submission/subscription.ts'
import { formAction, formHeaders, formToken } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { RequestPage } from '@forum/site/app/ordering/request-page/request-page.tsx'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { description, ...words } = wordsIn(locale).submission.subscription
  const page: PageInfo = {
    title: words.title,
    description,
    path: pathWithin.subscribe(),
    nearestList: pathWithin.home(),
  }
  return { page, contact: null, words, token: formToken(context, 'subscription') }
}

export function action(args: Route.ActionArgs) {
  const { currentForumYear } = args.context.get(servicesContext).settings
  return formAction('subscription', args, {
    path: pathWithin.subscribe(),
    thanks: pathWithin.successSubscribe(),
    forumYear: currentForumYear,
  })
}

export const headers = formHeaders

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const form = { kind: 'subscription', rules: subscriptionRules, title: loaderData.words.title } as const
  return <RequestPage {...form} view={loaderData} answer={actionData} />
}
