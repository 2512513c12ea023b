// Thank-you pages after an order or a form: separate addresses, one design.

import { wordsIn } from '@forum/design/page/locale.ts'
import { pageIds, pageOf, type Thanked } from '@forum/domain/address/pages.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { Confirmation } from './confirmation.tsx'
import { confirmationView } from './confirmation-view.ts'

const thanked = new Map<string, Thanked>(
  pageIds.flatMap((id) => {
    const { pattern, thanksFor } = pageOf(id)
    return thanksFor ? [[`/${pattern}`, thanksFor] as const] : []
  }),
)

export function loader({ pattern, context }: Route.LoaderArgs) {
  const path = pattern.slice(pattern.lastIndexOf('/'))
  const kind = thanked.get(path) ?? notFound()
  const locale = localeOf(context)
  const { confirmation, submissionThanks } = wordsIn(locale)
  // That each form has words of thanks is told in packages/desk/post/mail/submission-mail.ts.
  const words = kind === 'order' ? confirmation.order : submissionThanks[kind as keyof typeof submissionThanks]
  const { title, summary } = words
  const page: PageInfo = { title, description: summary, path, locales, nearestList: pathWithin.home() }
  return { page, kind, words, view: confirmationView(context.get(servicesContext), locale, kind) }
}

export default function ConfirmationPage({ loaderData: { kind, words, view } }: Route.ComponentProps) {
  return <Confirmation kind={kind} words={words} view={view} />
}
