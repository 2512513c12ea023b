import { type ReactNode, useEffect } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import './styles/compositions.css'
import './styles/words.css'
import './styles/controls.css'
import './styles/print.css'
import { areWordsAwaited, localeOfPath } from './locale.tsx'
import { usePageHandle } from './page-handle.ts'
import { ErrorPage } from './site/error-page/error-page.tsx'
import { documentInstead } from './site/page-load/document-instead.ts'
import { LaidOut } from './site/page-load/laid-out.tsx'
import { takeReload } from './site/page-load/reload-guard.ts'
import { Refreshing } from './site/unattended/refreshing.tsx'
import { Unattended } from './site/unattended/unattended.tsx'
import { startedEvent } from './started-event.ts'
import faces from './styles/fonts.css?url'

/** Faces of the fonts apart: the starter gives them to the page itself, and a sheet with faces that comes late has all text laid out anew. Unit tests have none. */
export const links: LinksFunction = () => (faces ? [{ rel: 'stylesheet', href: faces }] : [])

export const clientMiddleware = [documentInstead]

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  const { isStatic } = usePageHandle()
  useStart()
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0e14" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
        <Unattended />
        <Refreshing />
        <Meta />
        <Links />
      </head>
      <body data-theme="ink">
        {children}
        {!isStatic && (
          <>
            <LaidOut />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Tells the page's starter that scripts run now; from here on a part of them that is gone has the page loaded again. */
function useStart(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(startedEvent))
    const onMissing = () => {
      // What goes with a page's script is seen to where that is asked for (page-load).
      if (areWordsAwaited()) return
      // Where nothing answers there is nothing to load anew, and the page that stands is worth more than none.
      fetch(location.href, { method: 'HEAD' }).then(
        () => takeReload() && location.reload(),
        () => {},
      )
    }
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [])
}

export default function Root() {
  return <Outlet />
}

/** Only what no page could catch comes here: an unknown language, or a fault of the frame itself. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
