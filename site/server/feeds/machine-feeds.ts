// Files for machines, for site.ts: robots.txt, schedules, sitemaps, web manifests, the service worker's page list.

import { isEditionShown } from '@forum/domain/forum/edition.ts'
import { isLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Hono } from 'hono'
import type { App } from '../contract/app-contract.ts'
import type { Services } from '../contract/services.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { cachedAnswer, editionIn, type Feed, type PathParts } from './cached-answer.ts'
import { changesFeed } from './changes-feed.ts'
import { namesOf } from './names-of.ts'
import { newsFeed } from './news-feed.ts'
import { robotsText } from './robots.ts'
import { scheduleOf } from './schedule.ts'
import { scheduleJson } from './schedule-json.ts'
import { scheduleXml } from './schedule-xml.ts'
import { sitemapPaths, sitemapText } from './sitemap.ts'

/** `cache` null: generated on every request. */
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
    textOf: (path) => inLocale(path, (locale) => app.webManifest(locale, settings.currentForumYear)),
  })
  add(['/:file{programme\\.[a-z]{2}\\.json}'], {
    type: 'application/json',
    needsContent: true,
    textOf: (path) => inLocale(path, (locale) => ({ revision: content.revision(), pages: app.programmePages(services, locale) })),
  })
  add(['/:lang/:file{news\\.atom}'], {
    type: 'application/atom+xml; charset=utf-8',
    needsContent: true,
    isOpen: true,
    textOf: (_, { lang }) =>
      isLocale(lang)
        ? newsFeed({ posts: content.posts(), locale: lang, ...namesOf(settings), now: services.clock.now() })
        : undefined,
    headersOf: ({ lang = '' }) => ({ 'content-language': lang }),
  })
  schedules(services, add)
}

/** Schedules of an edition in a language. */
function schedules({ content, settings, changes }: Services, add: (paths: string[], feed: Feed) => void): void {
  const { siteUrl } = settings
  const optionsIn = (parts: PathParts) => {
    const found = editionIn(parts, content)
    return found && { ...found, sideEvents: content.sideEvents(), ...namesOf(settings), person: content.person }
  }
  const find = (parts: PathParts) => {
    const options = optionsIn(parts)
    return options && scheduleOf(options)
  }
  const feed = {
    needsContent: true,
    isOpen: true,
    headersOf: ({ lang = '' }: PathParts) => ({ 'content-language': lang }),
  }
  add(['/:lang/forum/:year/changes.atom'], {
    ...feed,
    type: 'application/atom+xml; charset=utf-8',
    textOf(_, parts) {
      const options = optionsIn(parts)
      if (!options || !isEditionShown(options.forum, options.locale)) return undefined
      return changesFeed({ ...options, changes: changes.of(options.forum.year) })
    },
  })
  add(['/:lang/forum/:year/schedule.xml'], {
    ...feed,
    type: 'application/xml; charset=utf-8',
    textOf(path, parts) {
      const schedule = find(parts)
      return schedule && scheduleXml(schedule, siteUrl + path)
    },
  })
  add(['/:lang/forum/:year/schedule.json'], {
    ...feed,
    type: 'application/json',
    textOf(_, parts) {
      const schedule = find(parts)
      return schedule && scheduleJson(schedule)
    },
  })
}

/** JSON for the language in the file name; undefined: unknown language. */
function inLocale(path: string, make: (locale: Locale) => object): string | undefined {
  const [, locale] = path.split('.')
  return isLocale(locale) ? JSON.stringify(make(locale)) : undefined
}
