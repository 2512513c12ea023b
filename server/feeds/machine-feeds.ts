// What machines and browsers ask of the site besides pages, for site.ts: robots.txt, sitemaps, web manifests, the list of pages that the service worker keeps offline.
import type { Hono } from 'hono'
import { isLocale, type Locale } from '#domain/localisation/locale.ts'
import type { App } from '../app-contract.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { Services } from '../services.ts'
import type { SiteEnv } from '../site-env.ts'
import { cachedAnswer, type Feed } from './cached-answer.ts'
import { robotsText } from './robots.ts'
import { sitemapPaths, sitemapText } from './sitemap.ts'

/** Adds the feeds to the site's `stack`. `cache` null: each is made anew. */
export function machineFeeds(stack: Hono<SiteEnv>, app: App, services: Services, cache: PageCache | null): void {
  const { content, settings } = services
  const { siteUrl, isDevelopment } = settings
  const add = (paths: string[], feed: Feed) => stack.on('GET', paths, cachedAnswer(feed, cache, content))
  add(['/robots.txt'], {
    type: 'text/plain; charset=utf-8',
    needsContent: false,
    textOf: () => robotsText(siteUrl, isDevelopment),
  })
  add(sitemapPaths, {
    type: 'application/xml; charset=utf-8',
    needsContent: true,
    textOf: (path) => sitemapText(path, siteUrl, app.addresses(services)),
  })
  add(['/:file{manifest\\.[a-z]{2}\\.webmanifest}'], {
    type: 'application/manifest+json',
    needsContent: false,
    textOf: (path) => inLocale(path, (locale) => app.webManifest(locale)),
  })
  add(['/:file{programme\\.[a-z]{2}\\.json}'], {
    type: 'application/json',
    needsContent: true,
    textOf: (path) => inLocale(path, (locale) => ({ revision: content.revision(), pages: app.programmePages(services, locale) })),
  })
}

/** JSON of what is in the language that the second part of the file's name says; undefined for no language. */
function inLocale(path: string, make: (locale: Locale) => object): string | undefined {
  const [, locale] = path.split('.')
  return isLocale(locale) ? JSON.stringify(make(locale)) : undefined
}
