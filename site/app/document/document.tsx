// The html element of every page: head with the route's styles, body, and the loader of islands.

import { data } from '@forum/design/attributes/attributes.ts'
import { DocumentContext, Inline, sheetsPlace } from '@forum/design/page/inline.tsx'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type ReactNode, use } from 'react'
import { usePageHandle } from '../context/page-handle.ts'
import { Refreshing } from '../frame/unattended/refreshing.tsx'
import { Unattended } from '../frame/unattended/unattended.tsx'
import { IslandDrawingContext } from '../islands/island-drawing.ts'
import { type PageData, pageDataId } from '../islands/page-data.ts'
import early from '../loader/early.js?raw'
import { prefetchRules } from './speculation-rules.ts'

/** Comments are removed, because it is part of every page. */
const earlyScript = early.replaceAll(/^\s*\/\/.*\n/gm, '')

export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { styles, loader, graph } = use(DocumentContext)
  const { isFramed } = usePageHandle()
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0e14" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {!isFramed && <Inline as="script" text={earlyScript} id="early" {...data({ 'data-load': loader })} />}
        <Inline as="style" text={styles + sheetsPlace} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
        <Unattended />
        <Refreshing />
      </head>
      <body data-theme="ink">
        {children}
        {!isFramed && (
          <>
            <IslandWords />
            <Inline as="script" type="speculationrules" text={prefetchRules} />
          </>
        )}
        {graph.length > 0 && <Json type="application/ld+json" value={{ '@context': 'https://schema.org', '@graph': graph }} />}
      </body>
    </html>
  )
}

/** Rendered after all islands, whose words it collects. */
function IslandWords() {
  const drawing = use(IslandDrawingContext)
  if (!drawing) return null
  const data: PageData = { facts: drawing.facts, words: drawing.words() }
  return <Json id={pageDataId} type="application/json" value={data} />
}

/** JSON escaped so that editors' text cannot end the element. */
function Json({ value, ...attributes }: { id?: string; type: string; value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it.
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: json }} />
}
