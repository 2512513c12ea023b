import manropeCyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url'
import manropeLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url'
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { localeOfPath } from './locale.tsx'
import { ErrorPage } from './site/error-page/error-page.tsx'
import { choiceScript } from './site/language-switcher/choice-script.ts'

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  const fonts = locale === 'en' ? [unboundedLatin, manropeLatin] : [unboundedCyrillic, manropeCyrillic]
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0e14" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body data-theme="ink">
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no content. */}
        <script dangerouslySetInnerHTML={{ __html: choiceScript }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Only what no page could catch comes here: an unknown language, or a fault of the frame itself. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
