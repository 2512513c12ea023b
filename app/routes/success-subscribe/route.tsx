import { data } from 'react-router'
import { pathWithin } from '#domain/address/paths.ts'
import { isLocale, locales } from '#domain/localisation/locale.ts'
import { servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { Confirmation } from '../../ordering/confirmation/confirmation.tsx'
import { confirmationView } from '../../ordering/confirmation/confirmation-view.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const { title, summary } = wordsIn(params.lang).confirmation.subscription
  const page: PageInfo = {
    title,
    description: summary,
    path: pathWithin.successSubscribe(),
    locales,
    nearestList: pathWithin.home(),
  }
  return { page, view: confirmationView(context.get(servicesContext), params.lang) }
}

export const meta = pageMeta

export default function SuccessSubscribe({ loaderData: { view } }: Route.ComponentProps) {
  return <Confirmation kind="subscription" view={view} frame={useFrame()} />
}
