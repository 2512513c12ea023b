// The contract between site/server/ and site/app/: the exports of the built app bundle, and loading it.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Desk, DrawnPage, OfficeFrame, OfficeView, Visitor } from '@forum/desk/port.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { framingHeader, inlineHashesHeader } from '../page-cache/page-entry.ts'
import type { Services } from './services.ts'

export type InlineHashesHeader = typeof inlineHashesHeader
export type FramingHeader = typeof framingHeader

export type App = {
  /** Renders the response to a request whose URL has the canonical origin. */
  render(request: Request, services: Services, requestServices: RequestServices): Promise<Response>
  /** Every page for search engines, once for all its languages, with absolute URLs. */
  addresses(services: Services): readonly SiteAddress[]
  /** Programme pages of the current edition in a language. */
  programmePages(services: Services, locale: Locale): readonly string[]
  /** Renders a page of the organisers' desk. */
  drawOffice(view: OfficeView, frame: OfficeFrame): DrawnPage
  /** The web manifest of a language. */
  /** `year`: of the current edition. */
  webManifest(locale: Locale, year: number): object
}

/** Request-scoped services: sending forms and orders. */
export type RequestServices = RequestParties & {
  /** Waits for a turn to render, because rendering blocks the thread; call the result when rendering ends. */
  drawing(): Promise<() => void>
  /** An error because of which the visitor gets an error page: the response does not say it. */
  failed(error: unknown): void
}

/** Who is asked, and for whom. */
export type RequestParties = {
  desk: Desk
  /** null: the page is shared by all visitors. */
  visitor: Visitor | null
}

/** A page for search engines. */
export type SiteAddress = {
  /** The page in each language that it has, and `x-default`. */
  versions: readonly { language: Locale | 'x-default'; href: string }[]
  /** W3C Datetime; null: unknown. */
  modified: string | null
}

const parts = ['render', 'addresses', 'programmePages', 'drawOffice', 'webManifest'] as const satisfies readonly (keyof App)[]

/** Loads the app bundle at `path` (build/server/index.js). Throws an Error with one sentence when it is missing or does not fit. */
export async function loadApp(path: string): Promise<App> {
  if (!existsSync(path))
    throw new Error('The pages are not built yet: run "npm run build", or "npm start", which does it by itself.')
  return asApp(await import(pathToFileURL(path).href), path)
}

export function asApp(bundle: Record<string, unknown>, name: string): App {
  const missing = parts.filter((part) => typeof bundle[part] !== 'function')
  if (missing.length > 0) throw new Error(`The bundle ${name} does not export ${missing.join(', ')}.`)
  return Object.fromEntries(parts.map((part) => [part, bundle[part]])) as App
}
