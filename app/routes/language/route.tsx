import { data, type MiddlewareFunction, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isPersonalAddress } from '#domain/address/personal-address.ts'
import { sharedToken } from '../../blocks/form/receive.server.ts'
import { localeOf, servicesContext, setLocale } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { usePageHandle } from '../../page-handle.ts'
import { ErrorPage } from '../../site/error-page/error-page.tsx'
import { Frame, QuietFrame } from '../../site/frame/frame.tsx'
import type { FrameView } from '../../site/frame/frame-view.ts'
import type { Route } from './+types/route.ts'
import { frameView } from './language-view.ts'

/**
 * An unknown language is a 404, shown in Ukrainian; a store without content is a 503, and so is what a closed desk knows. Runs before all loaders
 * and actions below.
 */
export const middleware: MiddlewareFunction[] = [
  ({ params, context, request }) => {
    setLocale(context, params.lang)
    const { content, settings } = context.get(servicesContext)
    const { organisers, isDeskOpen } = settings
    if (!content.isFilled()) throw data({ organisers }, { status: 503 })
    // Orders and tickets are asked of the desk; every other page reads on without it.
    if (!isDeskOpen && isPersonalAddress(new URL(request.url).pathname))
      throw data({ organisers, isDeskClosed: true }, { status: 503 })
  },
]

export function loader({ context }: Route.LoaderArgs): FrameView {
  const locale = localeOf(context)
  const frame = frameView(context.get(servicesContext), locale, wordsIn(locale).site.name)
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
