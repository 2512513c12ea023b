// The whole app in a test: every page as the server answers it, from content that the test gives, without a build and without a browser.

import type { LegalDocument } from '@forum/domain/contact/contact.ts'
import type { Content } from '@forum/domain/content/content.ts'
import type { RequestServices } from '@forum/site/server/contract/app-contract.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { requestServicesContext, type Services, servicesContext } from './context/context.server.ts'
import * as entry from './entry.server.tsx'
import * as root from './root.tsx'
import routes from './routes.ts'
import { servicesWith } from './services-builder.ts'

type RouteModule = { default?: unknown; ErrorBoundary?: unknown; loader?: unknown; action?: unknown }
type Routes = ServerBuild['routes']
type RouteEntry = (typeof routes)[number]

const modules = import.meta.glob<RouteModule>('./routes/**/route.{ts,tsx}', { eager: true })

/** As the framework's own build does it: components get what was loaded as their props. */
function asBuilt(module: RouteModule) {
  return {
    ...module,
    ...(module.default !== undefined && { default: withComponentProps(module.default as never) }),
    ...(module.ErrorBoundary !== undefined && { ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary as never) }),
  }
}

function routeManifest(entries: readonly RouteEntry[], parentId: string, manifest: Record<string, unknown>) {
  for (const { id = '', path, index, file, children } of entries) {
    const module = modules[`./${file}`]
    if (!module) throw new Error(`no module of the route ${id}: ${file}`)
    manifest[id] = { id, parentId, path, index, module: asBuilt(module) }
    routeManifest(children ?? [], id, manifest)
  }
  return manifest as Routes
}

const serverRoutes = routeManifest(routes, 'root', { root: { id: 'root', path: '', module: asBuilt(root) } })

const clientRoutes = Object.fromEntries(
  Object.values(serverRoutes).map((route) => {
    const { id, parentId, path, index, module } = route as NonNullable<typeof route>
    const has = { hasLoader: 'loader' in module, hasAction: 'action' in module, hasErrorBoundary: 'ErrorBoundary' in module }
    return [id, { id, parentId, path, index, module: `/${id}.js`, ...has, hasDefaultExport: true }]
  }),
)

const handle = createRequestHandler(
  {
    entry: { module: entry },
    routes: serverRoutes,
    assets: { entry: { imports: [], module: '/entry.js' }, routes: clientRoutes, url: '/manifest.js', version: 'test' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild,
  'production',
)

/** A desk that takes everything, keeps nothing and never runs out: pages ask it how one may pay. */
const sale = {
  ways: { card: true, bank: true },
  orders: {
    seatsLeft: async () => (_: string, quota: number | null) => quota,
    ticketByPage: () => undefined,
    byPage: () => undefined,
  },
  euroRate: async () => null,
  paymentService: { provider: 'test', formOrigin: null },
  settings: {
    seller: { name: 'ТОВ', code: '30000005', address: 'Київ', email: 'office@forum.example', phone: '' },
    invoiceDays: 5,
    refundTerms: 'document',
  },
}
const forms = { formGuard: { token: (form: string) => `token-of-${form}` } }

const siteUrl = 'https://forum.example'

export type WholeSite = {
  services: Services
  /** The page at `path`: its status and its HTML. */
  get(path: string): Promise<{ status: number; html: string; location: string | null }>
  /** What is answered to a form with these fields, by a browser or, with `accept`, by our scripts. */
  send(path: string, fields: Record<string, string>, accept?: string): Promise<Response>
}

/** Without them nothing is sold. */
const documents: LegalDocument[] = (['offer', 'refund', 'privacy'] as const).map((kind) => ({
  id: kind,
  kind,
  ukrainian: `${kind}-uk.1`,
  other: `${kind}-en.1`,
}))

type SiteOptions = NonNullable<Parameters<typeof servicesWith>[1]> & {
  /** What another desk than the one above does. */
  desk?: { sale?: object; forms?: object }
  /** Is told what throws. */
  failed?(error: unknown): void
}

export function wholeSite(content: Partial<Content>, { desk: own, failed = () => {}, ...options }: SiteOptions): WholeSite {
  const services = servicesWith({ documents, ...content }, options)
  const { now } = services.clock
  const answer = (request: Request, visitor: RequestServices['visitor']) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    const desk = { now, sale: { ...sale, ...own?.sale }, forms: { ...forms, ...own?.forms } }
    const requestServices = { desk, visitor, drawing: async () => () => {}, failed }
    context.set(requestServicesContext, requestServices as unknown as RequestServices)
    return handle(request, context)
  }
  return {
    services,
    async get(path) {
      const response = await answer(new Request(siteUrl + path), null)
      return { status: response.status, html: await response.text(), location: response.headers.get('location') }
    },
    send(path, fields, accept = 'text/html') {
      const headers = { accept, origin: siteUrl }
      return answer(new Request(siteUrl + path, { method: 'POST', headers, body: new URLSearchParams(fields) }), { address: '' })
    },
  }
}

/** Paths of our own pages that the links of a page lead to, without fragments, each once. */
export function linksOf(html: string): string[] {
  const paths = DomUtils.getElementsByTagName('a', parseDocument(html).children).flatMap(
    ({ attribs: { href = '' } }) => /^\/(?!assets\/)[^#]*/.exec(href.replace(siteUrl, '') || '/')?.[0] ?? [],
  )
  return [...new Set(paths)]
}

/** Every page of one language that links lead to from its home page and the other `starts`, with what was answered. `except`: paths that are left out. */
export async function crawl(
  site: WholeSite,
  starts: [home: string, ...string[]] = ['/uk'],
  except?: RegExp,
): Promise<Map<string, { status: number; html: string; from: string }>> {
  const [home] = starts
  const seen = new Map<string, { status: number; html: string; from: string }>()
  const queue = starts.map((path) => ({ path, from: '' }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    if (seen.has(path) || /\.(ics|atom|xml|json)$/.test(path) || except?.test(path)) continue
    if (path !== home && !path.startsWith(`${home}/`)) continue
    const { status, html } = await site.get(path)
    seen.set(path, { status, html, from })
    queue.push(...linksOf(html).map((link) => ({ path: link, from: path })))
  }
  return seen
}
