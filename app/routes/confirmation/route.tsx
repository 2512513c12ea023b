// The pages that follow an order and the forms: each has its address, and all of them are drawn alike.
import { pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { Confirmation, type ConfirmationKind } from './confirmation.tsx'
import { confirmationView } from './confirmation-view.ts'

/** The address of each; app/routes.ts leads all of them here. */
const kinds: ReadonlyMap<string, ConfirmationKind> = new Map([
  [pathWithin.thankYou(), 'order'],
  [pathWithin.successGroupOrder(), 'group'],
  [pathWithin.successSubscribe(), 'subscription'],
  [pathWithin.successAccreditation(), 'accreditation'],
  [pathWithin.successBooking(), 'booking'],
])

export function loader({ pattern, context }: Route.LoaderArgs) {
  const path = pattern.slice(pattern.lastIndexOf('/'))
  const kind = kinds.get(path) ?? notFound()
  const locale = localeOf(context)
  const { title, summary } = wordsIn(locale).confirmation[kind]
  const page: PageInfo = { title, description: summary, path, locales, nearestList: pathWithin.home(), isHidden: true }
  return { page, kind, view: confirmationView(context.get(servicesContext), locale, kind) }
}

export const meta = pageMeta

export default function ConfirmationPage({ loaderData: { kind, view } }: Route.ComponentProps) {
  return <Confirmation kind={kind} view={view} />
}
