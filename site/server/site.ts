// The middleware of the site in order, as one readable list. For index.ts and dev.ts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveStore } from '@forum/content/port.ts'
import { checkInApi, type DeskParts, followedProgrammesApi, orderPapers, paperPaths, paymentReport } from '@forum/desk/port.ts'
import { allowedQuery } from '@forum/domain/address/page-at.ts'
import { followedPath } from '@forum/domain/address/paths.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { PageFaults } from '@forum/ground/base/page-faults.ts'
import { countedSecurity, createSecurityLog, type SecurityLog } from '@forum/ground/base/security-log.ts'
import { bearerKey } from '@forum/ground/http/bearer-key.ts'
import { bodyLimit } from '@forum/ground/http/body-limit.ts'
import { type BudgetName, type Budgets, createBudgets, notedBudgets } from '@forum/ground/http/budgets.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import { staticFiles } from '@forum/ground/http/static-files.ts'
import { visitorAddress } from '@forum/ground/http/visitor-address.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import { getRequestListener, RequestError } from '@hono/node-server'
import { Hono } from 'hono'
import { cardPaths, cards } from './cards/cards.ts'
import type { HstsScope } from './config/config.ts'
import type { App } from './contract/app-contract.ts'
import type { Services } from './contract/services.ts'
import { type CalendarParts, calendars } from './feeds/calendar.ts'
import { machineFeeds } from './feeds/machine-feeds.ts'
import { securityText } from './feeds/security-text.ts'
import { serviceWorker, serviceWorkerPath } from './feeds/service-worker.ts'
import { stateAnswer } from './feeds/state-answer.ts'
import { besideFormerNames } from './former-name/former-name.ts'
import type { Images } from './images/images.ts'
import type { Metrics } from './metrics/metrics.ts'
import { accessLog, memoryLog } from './middleware/access-log.ts'
import { contentHook } from './middleware/content-hook.ts'
import { copiedPages } from './middleware/copied-pages.ts'
import { failed } from './middleware/failed.ts'
import { healthz, readyz } from './middleware/health.ts'
import { lastResort } from './middleware/last-resort.ts'
import { metricsPage } from './middleware/metrics-page.ts'
import { pagePolicy } from './middleware/page-policy.ts'
import { pages } from './middleware/pages.ts'
import { personalPages } from './middleware/personal-pages.ts'
import { policyReports } from './middleware/policy-reports.ts'
import { previewPath, previews } from './middleware/previews.ts'
import { redirects } from './middleware/redirects.ts'
import { requestId } from './middleware/request-id.ts'
import { securityHeaderList, securityHeaders, withHeaders } from './middleware/security-headers.ts'
import { typedInCapitals } from './middleware/typed-in-capitals.ts'
import { policyReportPath } from './page-cache/content-security-policy.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.ts'

export type SiteParts = {
  app: App
  services: Services
  store: LiveStore
  images: Images
  /** The desk of this moment: a closed one is replaced when it can be opened. */
  desk(): DeskParts
  /** null: no online scanners. */
  deskKey: Secret | null
  trustedProxies: readonly string[]
  /** Origins of site and desk before they got another name; missing: none. */
  formerUrls?: readonly string[]
  hsts?: HstsScope
  /** Contact for vulnerabilities; null: no `/.well-known/security.txt`. */
  securityContact?: string | null
  /** Rate limits; missing: the site's own. */
  budgets?: Budgets
  /** Folder of the built client. */
  clientDirectory: string
  hookSecret: Secret | null
  log: Log
  faults: PageFaults
  /** Logs one in so many cached responses; 0: none. */
  accessLogEvery?: number
  /** Counts responses; missing: off. */
  metrics?: Metrics | null
  /** Key for the metrics; null: not served here. */
  metricsKey?: Secret | null
  /** false: every page is rendered anew. */
  keepsPages: boolean
  /** How long shared caches may use copies of pages, seconds; null: no shared cache. */
  cdnSeconds?: number | null
  /** Resolves when background work may start; missing: at once. */
  settled?: Promise<unknown>
  /** true: no Content-Security-Policy, which would break hot reload. */
  isDevelopment?: boolean
  /** false: service workers remove themselves. */
  hasServiceWorker?: boolean
  isEnding(): boolean
}

export type Site = { listener(incoming: IncomingMessage, outgoing: ServerResponse): void; cache: PageCache | null }

const methods = new Set(['GET', 'HEAD', 'POST'])

export function createSite(parts: SiteParts): Site {
  const { app, services, store, desk, trustedProxies, formerUrls = [], log, faults } = parts
  const { settings } = services
  const headerSettings = { ...settings, hsts: parts.hsts ?? 'host' }
  const headers = securityHeaderList(headerSettings)
  const metrics = parts.metrics ?? null
  const security = countedSecurity(createSecurityLog(log), metrics)
  const policy = pagePolicy({ hasAnalytics: settings.analyticsId !== null })
  const budgets = notedBudgets(parts.budgets ?? createBudgets(performance.now.bind(performance)), security, metrics?.refused)
  const wait = (name: BudgetName) => (incoming: IncomingMessage) => budgets.take(name, visitorAddress(incoming, trustedProxies))
  const cache = parts.keepsPages
    ? createPageCache({
        allowedQuery,
        // Pages show whether tickets are sold, so a lost desk needs another revision.
        revision: () => `${store.revision()}${settings.isDeskOpen ? '' : '-closed'}`,
        now: () => services.clock.now(),
        headers,
        policy,
        copies: copiedPages(parts.cdnSeconds ?? null),
        settled: parts.settled,
      })
    : null

  const stack = new Hono<SiteEnv>()
  stack.use(requestId())
  stack.use(accessLog(log))
  stack.use(personalPages())
  stack.use(securityHeaders(headerSettings))
  health(stack, parts)
  if (metrics) stack.get('/metrics', bearerKey(parts.metricsKey ?? null, wait('wrongKeys'), security), metricsPage(metrics))
  stack.use(bodyLimit((url) => lastResort(413, url)))
  machines(stack, parts, security, wait('wrongKeys'))
  stack.use(redirects({ ...services, inSmallLetters: typedInCapitals(app, services) }))
  stack.get(serviceWorkerPath, serviceWorker(parts.hasServiceWorker !== false))
  stack.use(staticFiles(parts.clientDirectory))
  stack.get(cardPaths, cards(services, parts.images))
  stack.get('/assets/*', (context) => parts.images.answer(context.env.incoming))
  calendars(stack, services, cache, askedOfDesk(desk))
  stack.post(
    followedPath,
    followedProgrammesApi(() => desk().forms.followedProgrammes, wait),
  )
  stack.on(
    'GET',
    paperPaths,
    orderPapers(() => desk().sale, wait('papers'), lastResort),
  )
  stack.get(previewPath, previews({ app, services, desk, log, faults }))
  machineFeeds(stack, app, services, cache)
  const given = { app, services, desk, formerUrls, security, trustedProxies, cache, faults, budgets }
  stack.all('*', pages({ ...given, policy: parts.isDevelopment ? null : policy }))
  stack.onError(failed(log, faults))

  const errorHandler = (error: unknown) => withHeaders(unanswered(error, faults), headers)
  const enter = getRequestListener(stack.fetch, { hostname: 'localhost', overrideGlobalObjects: false, errorHandler })
  const elsewhere: Listener = (incoming, outgoing) => {
    incoming.headers.host = 'localhost'
    if (methods.has(incoming.method ?? '')) void enter(incoming, outgoing)
    else outgoing.writeHead(405, [...headers, 'allow', 'GET, HEAD, POST', 'content-length', '0']).end()
  }
  const answering = stateFirst(parts, { budgets, headers }, countingListener(parts, cache, elsewhere))
  return { cache, listener: besideFormerNames(formerUrls, settings.siteUrl, answering) }
}

/** An invalid request line never reaches the middleware, and what is thrown without being an Error leaves it unanswered. */
function unanswered(error: unknown, faults: PageFaults): Response {
  if (error instanceof RequestError) return lastResort(400, '/')
  faults.note(error, 'other')
  return lastResort(500, '/')
}

/** What calendars need from the desk. */
function health(stack: Hono<SiteEnv>, { store, images, desk, isEnding }: SiteParts): void {
  const deskStatus = () => desk().keeping.watch.status()
  stack.get('/healthz', healthz())
  stack.get('/readyz', readyz(store.status, images.status, deskStatus, isEnding))
}

const askedOfDesk = (desk: SiteParts['desk']): CalendarParts => ({
  daysOf: (year, locale) => desk().sale.orderPapers.edition(year, locale).calendar,
  followed: (key, year) => desk().forms.followedProgrammes.of(key, year),
})

type Listener = Site['listener']

/** Answers /state.json before everything else, and is not counted: every open page asks it. */
function stateFirst(
  { services, store, trustedProxies }: SiteParts,
  { budgets, headers }: { budgets: Budgets; headers: readonly string[] },
  otherwise: Listener,
): Listener {
  const { day, clock, settings } = services
  const answer = stateAnswer({
    ...{ content: store, day, clock, budgets, headers, currentYear: () => settings.currentForumYear },
    addressOf: (incoming) => visitorAddress(incoming, trustedProxies),
  })
  return (incoming, outgoing) => {
    if (!answer(incoming, outgoing)) otherwise(incoming, outgoing)
  }
}

/** Answers from the cache, otherwise by `elsewhere`; counts both. */
function countingListener(parts: SiteParts, cache: PageCache | null, elsewhere: Listener): Listener {
  const { metrics = null, accessLogEvery = 0 } = parts
  const noteMemory = accessLogEvery > 0 ? memoryLog(parts.log, accessLogEvery) : null
  return (incoming, outgoing) => {
    if (parts.isEnding()) outgoing.shouldKeepAlive = false
    const began = metrics ? performance.now() : 0
    if (cache?.answer(incoming, outgoing)) {
      metrics?.answered(incoming, outgoing, 'memory', began)
      noteMemory?.(incoming, outgoing)
      return
    }
    if (metrics) outgoing.once('close', () => metrics.answered(incoming, outgoing, 'made', began))
    elsewhere(incoming, outgoing)
  }
}

/** Endpoints for machines: content service, payment providers, scanners, browsers' reports. */
function machines(
  stack: Hono<SiteEnv>,
  parts: SiteParts,
  security: SecurityLog,
  wrongKeys: (incoming: IncomingMessage) => number | null,
): void {
  const { store, desk, services } = parts
  stack.post(
    '/hooks/content',
    bearerKey(parts.hookSecret, wrongKeys, security),
    contentHook({
      refresh: () => {
        desk().run.contentChanged('content')
        return store.refresh()
      },
      filesChanged: () => {
        desk().run.contentChanged('files')
        parts.images.filesChanged()
      },
      ordersChanged: () => desk().run.ordersChanged(),
      accountsChanged: () => void desk().run.staffCheck.check(),
    }),
  )
  stack.post(
    '/payments/:provider',
    paymentReport((...report) => desk().sale.paymentService.report(...report), security),
  )
  stack.post(
    '/desk/check-in',
    bearerKey(parts.deskKey, wrongKeys, security),
    checkInApi((shown, wish) => desk().door.checkIn(shown, wish)),
  )
  stack.post(policyReportPath, policyReports(security))
  stack.get('/.well-known/security.txt', securityText(services.settings.siteUrl, parts.securityContact ?? null))
}
