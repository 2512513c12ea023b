import { pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { localeOf, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { Confirmation } from '../../ordering/confirmation/confirmation.tsx'
import { confirmationView } from '../../ordering/confirmation/confirmation-view.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { title, summary } = wordsIn(locale).confirmation.order
  const page: PageInfo = {
    title,
    description: summary,
    path: pathWithin.thankYou(),
    locales,
    nearestList: pathWithin.home(),
    isHidden: true,
  }
  return { page, view: confirmationView(context.get(servicesContext), locale) }
}

export const meta = pageMeta

export default function ThankYou({ loaderData: { view } }: Route.ComponentProps) {
  return <Confirmation kind="order" view={view} />
}
