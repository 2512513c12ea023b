import { wordsIn } from '@forum/design/page/locale.ts'
import { pageAt } from '@forum/domain/address/page-at.ts'
import { pageOf } from '@forum/domain/address/pages.ts'
import { isPersonalAddress } from '@forum/domain/address/personal-address.ts'
import { findEdition } from '@forum/domain/forum/edition.ts'
import { isLocale } from '@forum/domain/localisation/locale.ts'
import { formToken } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { localeOf, notFound, servicesContext, setLocale } from '@forum/site/app/context/context.server.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { usePageHandle } from '@forum/site/app/context/page-handle.ts'
import { ErrorPage } from '@forum/site/app/frame/error-page/error-page.tsx'
import { Frame, QuietFrame } from '@forum/site/app/frame/frame/frame.tsx'
import { PageMeta } from '@forum/site/app/frame/page-info/page-info.tsx'
import { buyingNow } from '@forum/site/app/ordering/buying/buying.server.ts'
import { data, isRouteErrorResponse, type MiddlewareFunction, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/route.ts'
import { frameView } from './language-view.ts'
import { previewText } from './preview-text.server.ts'

/**
 * Runs before all loaders and actions below. An unknown language is a 404 in Ukrainian with the usual frame. Without content 503, and the same for
 * order pages without a desk.
 */
export const middleware: MiddlewareFunction[] = [
  ({ params, context, request }) => {
    setLocale(context, params.lang)
    if (!isLocale(params.lang) && !['GET', 'HEAD'].includes(request.method)) notFound()
    const { content, settings } = context.get(servicesContext)
    const { organisers, isDeskOpen } = settings
    if (!content.isFilled()) throw data({ organisers }, { status: 503 })
    // Only order and ticket pages need the desk.
    const { pathname } = new URL(request.url)
    if (!isDeskOpen && isPersonalAddress(pathname) && kindAt(pathname) !== 'editors')
      throw data({ organisers, isDeskClosed: true }, { status: 503 })
  },
]

function kindAt(pathname: string) {
  const id = pageAt(pathname)
  return id && pageOf(id).kind
}

export async function loader({ params, context }: Route.LoaderArgs): Promise<FrameView> {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const current = findEdition(services, undefined, locale)
  const ways = current ? (await buyingNow(context, current, locale)).ways : []
  const ofContent = frameView(services, locale, wordsIn(locale).site.name, ways)
  const frame = { ...ofContent, preview: previewText(services, locale), callbackToken: formToken(context, 'callback') }
  if (!isLocale(params.lang)) throw data({ frame } satisfies MissingLanguage, { status: 404 })
  return frame
}

/** The frame depends on the language only. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang
}

export default function Language({ loaderData }: Route.ComponentProps) {
  const { layout } = usePageHandle()
  const page = (
    <>
      <PageMeta />
      <Outlet />
    </>
  )
  if (layout === 'bare') return page
  const Around = layout === 'quiet' ? QuietFrame : Frame
  return <Around frame={loaderData}>{page}</Around>
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} frame={loaderData ?? frameOf(error)} />
}

/** Data of the 404 for an unknown language. */
type MissingLanguage = { frame: FrameView }

function frameOf(error: unknown): FrameView | undefined {
  // Only this loader throws data.
  return isRouteErrorResponse(error) ? (error.data as MissingLanguage | null)?.frame : undefined
}
