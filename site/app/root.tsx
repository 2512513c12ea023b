import type { ReactNode } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shown.css'
import './styles/compositions.css'
import './styles/grid.css'
import './styles/words.css'
import './styles/controls.css'
import './styles/print.css'
import { localeOfPath } from '#domain/localisation/locale.ts'
import { layoutRoute } from './context/frame-data.ts'
import type { FrameView } from './context/frame-view.ts'
import { Document } from './document/document.tsx'
import { wordsIn } from './page/locale.ts'
import { type PageFacts, PageProvider } from './page/page-facts.tsx'
import { ErrorPage } from './site/error-page/error-page.tsx'

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
