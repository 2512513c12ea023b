import type { ReactNode } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import '@forum/design/styles/fonts.css'
import '@forum/design/styles/tokens.css'
import '@forum/design/styles/base.css'
import '@forum/design/styles/shown.css'
import '@forum/design/styles/compositions.css'
import '@forum/design/styles/grid.css'
import '@forum/design/styles/words.css'
import '@forum/design/styles/controls.css'
import '@forum/design/styles/print.css'
import { wordsIn } from '@forum/design/page/locale.ts'
import { type PageFacts, PageProvider } from '@forum/design/page/page-facts.tsx'
import { localeOfPath } from '@forum/domain/localisation/locale.ts'
import { layoutRoute } from './context/frame-data.ts'
import type { FrameView } from './context/frame-view.ts'
import { Document } from './document/document.tsx'
import { ErrorPage } from './frame/error-page/error-page.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const frame = useRouteLoaderData<FrameView>(layoutRoute)
  const facts = pageFacts({ pathname, search }, frame)
  return (
    <PageProvider facts={facts} words={wordsIn(facts.locale)}>
      <Document locale={facts.locale}>{children}</Document>
    </PageProvider>
  )
}

/** `frame`: undefined if it failed to load. */
export function pageFacts({ pathname, search }: { pathname: string; search: string }, frame: FrameView | undefined): PageFacts {
  return {
    locale: localeOfPath(pathname),
    pathname,
    search,
    siteUrl: frame?.siteUrl ?? '',
    currentYear: frame?.currentYear ?? 0,
    documents: frame?.documents ?? { privacy: null, offer: null, refund: null },
  }
}

export default function Root() {
  return <Outlet />
}

/** For an unknown language, or an error of the frame itself. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
