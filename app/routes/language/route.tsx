import { data, type MiddlewareFunction, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findEdition } from '#domain/forum/edition.ts'
import { sharedToken } from '../../blocks/form/receive.server.ts'
import { localeOf, servicesContext, setLocale } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { buyingNow } from '../../ordering/buying/buying.server.ts'
import { usePageHandle } from '../../page-handle.ts'
import { ErrorPage } from '../../site/error-page/error-page.tsx'
import { Frame, QuietFrame } from '../../site/frame/frame.tsx'
import type { FrameView } from '../../site/frame/frame-view.ts'
import type { Route } from './+types/route.ts'
import { frameView } from './language-view.ts'

/** An unknown language is a 404, shown in Ukrainian; a store without content is a 503. Runs before all loaders and actions below. */
export const middleware: MiddlewareFunction[] = [
  ({ params, context }) => {
    setLocale(context, params.lang)
    if (!context.get(servicesContext).content.isFilled()) throw data(null, { status: 503 })
  },
]

export async function loader({ context }: Route.LoaderArgs): Promise<FrameView> {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const current = findEdition(services, undefined, locale)
  const ways = current ? (await buyingNow(context, current, locale)).ways : []
  const frame = frameView(services, locale, wordsIn(locale).site.name, ways)
  return { ...frame, callbackToken: sharedToken(context, 'callback') }
}

/** The frame stays the same while the language does. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang
}

export default function Language({ loaderData }: Route.ComponentProps) {
  const { layout } = usePageHandle()
  if (layout === 'bare') return <Outlet />
  const Around = layout === 'quiet' ? QuietFrame : Frame
  return (
    <Around frame={loaderData}>
      <Outlet />
    </Around>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} frame={loaderData} />
}
