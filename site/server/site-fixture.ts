// A whole site on loopback for tests: real HTTP, a fake app, a clock that tests move.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAssetSource } from '@forum/content/client/asset-source.ts'
import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { createContentSource } from '@forum/content/client/content-service.ts'
import { type ContentStub, draftToken, startContentStub } from '@forum/content/client/content-stub.ts'
import { createLiveStore, type LiveStore } from '@forum/content/store/live-store.ts'
import { createClosedDesk, createDesk, type DeskParts } from '@forum/desk/composition/desk.ts'
import type { EditionSummary } from '@forum/desk/orders/order-papers.ts'
import { deskSettings } from '@forum/desk/storage/database-fixture.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { calmDay, type DayState } from '@forum/domain/day-state/day-state.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type Log, silentLog } from '@forum/ground/base/log.ts'
import { createPageFaults } from '@forum/ground/base/page-faults.ts'
import type { Budgets } from '@forum/ground/http/budgets.ts'
import { type HttpServer, listen } from '@forum/ground/http/http-server.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { type Answer, answerTo, ask } from './ask-fixture.ts'
import { decideConfig, type HstsScope } from './config/config.ts'
import type { Environment } from './config/env.ts'
import type { App, SiteAddress } from './contract/app-contract.ts'
import { createEditors } from './editors/editors.ts'
import { createImages } from './images/images.ts'
import { generousLimits } from './images/limits-fixture.ts'
import { keyAtSite, openMetrics } from './metrics-server.ts'
import { createSearch } from './search/search.ts'
import { createSite } from './site.ts'

/** Shared key of the test's site and content service. */
export const editorsKey = 'a-key-of-twenty-four-signs'

export type TestSite = AsyncDisposable & {
  stub: ContentStub
  store: LiveStore
  desk: DeskParts
  /** Puts another desk, of which some parts are these, in the place of the present one. */
  reopen(parts: Partial<DeskParts>): void
  /** The desk says this of the day. */
  follow(day: DayState): void
  /** The DATA_DIR. */
  directory: string
  server: HttpServer
  clock: { now: number }
  /** Requests that reached the app. */
  rendered: Request[]
  ending: { is: boolean }
  /** Sends exactly this path. */
  get(path: string, headers?: Record<string, string>, method?: string, body?: string): Promise<Answer>
  /** What the site answers to these very bytes, which should ask for the connection to be closed. */
  send(bytes: string): Promise<string>
}

export async function startTestSite(
  render: App['render'],
  options: {
    siteUrl?: string
    /** Origins under which the site stood before. */
    formerUrls?: readonly string[]
    hook?: string | null
    isFilled?: boolean
    isDevelopment?: boolean
    app?: Partial<App>
    /** Settings of the desk. */
    environment?: Environment
    /** No database is opened. */
    isDeskClosed?: boolean
    /** The desk delivers to the test's content service, and reads orders there. */
    isDeskOpen?: boolean
    log?: Log
    hsts?: HstsScope
    securityContact?: string
    /** Details of every edition for documents. */
    edition?: Partial<EditionSummary>
    /** Rate limits. */
    budgets?: Budgets
    /** When pages are recompressed. */
    settled?: Promise<unknown>
  } = {},
): Promise<TestSite> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'))
  const clientDirectory = join(directory, 'client')
  await mkdir(join(clientDirectory, 'static'), { recursive: true })
  await mkdir(join(clientDirectory, '.vite'))
  await writeFile(join(clientDirectory, 'static', 'entry-abc.js'), 'console.log("entry");\n'.repeat(100))
  await writeFile(join(clientDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(clientDirectory, '.vite', 'manifest.json'), '{}')
  await writeFile(join(directory, 'secret.txt'), 'secret')
  const stub = await startContentStub(fixtureTables())
  const log = options.log ?? silentLog()
  const location = { kind: 'service' as const, url: stub.url, prefix: '/v2', token: null }
  const source = createContentSource({
    location,
    demoDirectory: directory,
    log,
    previewToken: secret(draftToken),
    limits: { timeout: 5000, retries: 1, pause: 1, maxWait: 0, size: 1e6 },
  })
  const store = createLiveStore({ source, directory: null, log, schedule: () => () => {} })
  if (options.isFilled !== false && !(await store.refresh())) throw new Error(store.status().lastError?.message)
  const clock = { now: Date.parse('2025-10-16T09:00:10+03:00') }
  const rendered: Request[] = []
  const app: App = {
    render(request, ...rest) {
      rendered.push(request)
      return render(request, ...rest)
    },
    addresses: ({ content, settings }) => addressesOfPosts(content.posts(), settings.siteUrl),
    programmePages: (_, locale) => [localePath(locale, pathWithin.programme(2025))],
    webManifest: (locale) => ({ lang: locale }),
    drawOffice: (view) => ({ html: JSON.stringify(view), style: '' }),
    ...options.app,
  }
  let day = calmDay
  const services = {
    content: store,
    clock: { now: () => clock.now },
    settings: {
      siteUrl: options.siteUrl ?? 'https://forum.example',
      firstUrl: options.formerUrls?.[0] ?? options.siteUrl ?? 'https://forum.example',
      currentForumYear: 2025,
      analyticsId: null,
      isDevelopment: options.isDevelopment ?? false,
      organisers: { phone: null, email: null, address: null },
      get isDeskOpen() {
        return desk.keeping.watch.status()?.isLost !== true
      },
    },
    editors: createEditors({ key: secret(editorsKey), source, broken: () => [], isHeldBack: () => false }),
    search: createSearch(),
    day: () => day,
    changes: { of: () => [], ofSession: () => [], alteredAt: () => null, hoursAlteredAt: () => null },
  }
  const config = decideConfig({
    DEMO: 'public',
    SITE_URL: services.settings.siteUrl,
    ...(options.isDeskOpen && { CONTENT_API_URL: stub.url }),
    ...(await deskSettings(directory)),
    ...options.environment,
  })
  const edition = () => ({ forum: 'Forum', date: '', place: '', calendar: null, ...options.edition })
  const faults = createPageFaults(log)
  const ofDesk = { config, dataDirectory: directory, edition, log, failingPages: faults.alarm }
  let desk = options.isDeskClosed ? createClosedDesk(ofDesk, 'closed') : await createDesk(ofDesk)
  if (options.isDeskOpen) desk.run.start()
  const images = createImages({
    source: createAssetSource(location, directory),
    directory: join(directory, 'images'),
    namedFile: store.namedFile,
    limits: generousLimits,
    faults,
    log,
  })
  const ending = { is: false }
  const hookSecret = options.hook === null ? null : secret(options.hook ?? 'hook-secret')
  const metrics = await openMetrics({ config, store, images, faults, desk: () => desk }, () => site.cache)
  const site = createSite({
    app,
    services,
    store,
    images,
    desk: () => desk,
    deskKey: config.desk.deskKey,
    trustedProxies: config.desk.trustedProxies,
    clientDirectory,
    formerUrls: options.formerUrls ?? [],
    hsts: options.hsts ?? 'host',
    securityContact: options.securityContact ?? null,
    hookSecret,
    log,
    faults,
    accessLogEvery: config.accessLogEvery,
    metrics,
    metricsKey: keyAtSite(config),
    keepsPages: true,
    cdnSeconds: config.cdnSeconds,
    ...(options.budgets && { budgets: options.budgets }),
    ...(options.settled && { settled: options.settled }),
    isEnding: () => ending.is,
  })
  const server = await listen(site.listener, { port: 0, host: '127.0.0.1' })
  return {
    stub,
    store,
    desk,
    directory,
    server,
    clock,
    rendered,
    ending,
    reopen(parts) {
      desk = { ...desk, ...parts }
    },
    follow(next) {
      day = next
      store.follow(next)
    },
    get: (path, headers = {}, method = 'GET', body) => ask(server.address.port, path, headers, method, body),
    send: (bytes) => answerTo(server.address.port, bytes),
    async [Symbol.asyncDispose]() {
      await server.drain()
      await Promise.all([store.stop(), images[Symbol.asyncDispose](), desk[Symbol.asyncDispose]()])
      await stub.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** For tests that ask nothing of the desk. */
export const startReadingSite: typeof startTestSite = (render, options) =>
  startTestSite(render, { ...options, isDeskClosed: true })

function addressesOfPosts(posts: readonly { slug: string }[], siteUrl: string): SiteAddress[] {
  const version = (language: Locale, slug: string) => ({ language, href: siteUrl + localePath(language, pathWithin.post(slug)) })
  return posts.map(({ slug }) => ({ versions: [version('uk', slug), version('en', slug)], modified: null }))
}

/** A page as the app returns it. */
export function page(body: string, init: ResponseInit = {}): Response {
  return new Response(
    `<!doctype html><title>x</title><script>start()</script><script src="/static/entry-abc.js"></script><p>${body}</p>`,
    { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...Object.fromEntries(new Headers(init.headers)) } },
  )
}
