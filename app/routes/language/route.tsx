import { data, Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router'
import { isLocale } from '#domain/localisation/locale.ts'
import { sharedToken } from '../../blocks/form/receive.server.ts'
import { servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { ErrorPage } from '../../site/error-page/error-page.tsx'
import { Frame, QuietFrame } from '../../site/frame/frame.tsx'
import type { Route } from './+types/route.ts'
import { frameView } from './language-view.ts'

/** An unknown language is a 404, shown in Ukrainian; a store without content is a 503 (specification §5, decisions). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, context }) => {
    if (!isLocale(params.lang)) throw data(null, { status: 404 })
    if (!context.get(servicesContext).content.isFilled()) throw data(null, { status: 503 })
  },
]

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const frame = frameView(context.get(servicesContext), params.lang, wordsIn(params.lang).site.name)
  return { ...frame, callbackToken: sharedToken(context, 'callback') }
}

/** The frame stays the same while the language does. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang
}

/**
 * A page whose `handle` is `{ layout: 'bare' }` stands alone, without header and footer (specification §2, Layouts); one with `quiet` has
 * a short header, no footer, and nothing of a third party.
 */
export default function Language({ loaderData }: Route.ComponentProps) {
  const layouts = useMatches().map(({ handle }) => (handle as { layout?: string } | undefined)?.layout)
  if (layouts.includes('bare')) return <Outlet />
  const Around = layouts.includes('quiet') ? QuietFrame : Frame
  return (
    <Around frame={loaderData}>
      <Outlet />
    </Around>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} frame={loaderData} />
}
