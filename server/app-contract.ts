// Where server/ and app/ meet: what the built bundle of the app gives, and how it is found.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Desk } from './desk/desk.ts'
import type { DeskFrame, DeskView, DrawnPage } from './organisers/desk-view.ts'
import type { framingHeader, inlineHashesHeader } from './page-cache/page-entry.ts'
import type { Services } from './services.ts'
import type { Visitor } from './submissions/form-guard.ts'

export type InlineHashesHeader = typeof inlineHashesHeader
export type FramingHeader = typeof framingHeader

export type App = {
  /** The whole answer to a request whose URL lies on the canonical origin. */
  render(request: Request, services: Services, requestServices: RequestServices): Promise<Response>
  /** Every page that search engines may list, once for all its languages, with absolute addresses. */
  addresses(services: Services): readonly SiteAddress[]
  /** Paths of the current edition's programme in a language. */
  programmePages(services: Services, locale: Locale): readonly string[]
  /** A page of the organisers' desk. */
  drawDesk(view: DeskView, frame: DeskFrame): DrawnPage
  /** The web manifest of a language. */
  /** `year`: of the current edition. */
  webManifest(locale: Locale, year: number): object
}

/** Where a visitor sends and buys. */
export type RequestServices = {
  desk: Desk
  /** null: the page is made for everybody. */
  visitor: Visitor | null
  /** Waits until the page may be drawn, which takes the whole thread; what it gives ends the drawing. */
  drawing(): Promise<() => void>
}

/** A page that search engines may list. */
export type SiteAddress = {
  /** The page in each language in which it exists, and `x-default`. */
  versions: readonly { language: Locale | 'x-default'; href: string }[]
  /** W3C Datetime; null: nobody knows. */
  modified: string | null
}

const parts = ['render', 'addresses', 'programmePages', 'drawDesk', 'webManifest'] as const satisfies readonly (keyof App)[]

/** The app of the bundle at `path` (build/server/index.js). Throws an Error with one sentence when it is not there or is another. */
export async function loadApp(path: string): Promise<App> {
  if (!existsSync(path))
    throw new Error('The pages are not built yet: run "npm run build", or "npm start", which does it by itself.')
  return asApp(await import(pathToFileURL(path).href), path)
}

/** Checks a loaded module. */
export function asApp(bundle: Record<string, unknown>, name: string): App {
  const missing = parts.filter((part) => typeof bundle[part] !== 'function')
  if (missing.length > 0) throw new Error(`The bundle ${name} does not export ${missing.join(', ')}.`)
  return Object.fromEntries(parts.map((part) => [part, bundle[part]])) as App
}
