// Sends page requests to the app: shared pages through the page cache, personal ones directly. The app sees only the headers named here.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Desk, Visitor } from '@forum/desk/port.ts'
import { allowedQuery, pageAt } from '@forum/domain/address/page-at.ts'
import { isStaticPage } from '@forum/domain/address/pages.ts'
import { isPersonalAddress, withoutKey } from '@forum/domain/address/personal-address.ts'
import { widestOf } from '@forum/ground/base/line.ts'
import type { PageFaults } from '@forum/ground/base/page-faults.ts'
import type { SecurityLog } from '@forum/ground/base/security-log.ts'
import { bodyLimitAt, wholeBody } from '@forum/ground/http/body-limit.ts'
import type { BudgetName, Budgets } from '@forum/ground/http/budgets.ts'
import { formEncoding, isWithinFields, type SentForm } from '@forum/ground/http/form-body.ts'
import { foreignOrigin } from '@forum/ground/http/form-origin.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import { forwardsUntrusted, visitorAddress } from '@forum/ground/http/visitor-address.ts'
import type { Handler } from 'hono'
import type { App, RequestParties } from '../contract/app-contract.ts'
import type { Services } from '../contract/services.ts'
import { kindOf } from '../metrics/request-kind.ts'
import { pageResponse } from '../page-cache/page-answer.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { type PageTarget, pageTarget } from '../page-cache/page-key.ts'
import { createFairQueue, Overloaded } from './fair-queue.ts'
import { lastResort } from './last-resort.ts'
import { createOverloadResponse, type OverloadResponse } from './overload-response.ts'
import { packed } from './packed.ts'
import { type PagePolicy, withPolicy } from './page-policy.ts'

/** `policy` null: no Content-Security-Policy. */
export type PagesOptions = { app: App; services: Services; cache: PageCache | null; policy: PagePolicy | null } & {
  faults: Pick<PageFaults, 'note'>
  desk(): Desk
  /** Origins under which people may have opened a form before. */
  formerUrls: readonly string[]
  security: SecurityLog
  /** Addresses whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  budgets: Budgets
}

/** Request headers that the app may see. No other one, above all Host and X-Forwarded-…, influences a response. */
const passedOn = ['cookie', 'accept', 'content-type', 'content-length', 'user-agent']

/** `Retry-After` before the first content, or when the queue is full, seconds. */
const retryAfter = 10

/** Shared pages show the start of the current minute, so that all machines render the same page. */
const minute = 60_000

/** Maximum number of concurrent app requests; some wait for the disk or the payment provider. */
const width = 8

/** `/` redirects by the visitor's cookie to the last language. */
const isPersonal = (path: string) => path === '/' || isPersonalAddress(path)

/** Addresses of the framework's data requests. The site has no client router, and no page is there. */
const isData = (path: string) => path.endsWith('.data')

export function pages(options: PagesOptions): Handler<SiteEnv> {
  const { services, faults, policy, desk, security } = options
  const refusal = createRefusal(services.settings.siteUrl, options.formerUrls, security)
  const visitorOf = createVisitors(options)
  const renderer = createRenderer(options)
  const overloaded = createOverloadResponse()
  const shared = sharedPages(options, renderer, overloaded)
  return async (context) => {
    const { incoming } = context.env
    const { method, url = '/', headers } = incoming
    const target = pageTarget(url, allowedQuery)
    if (!target || isData(target.path)) return lastResort(404, url)
    const visitor = visitorOf(incoming)
    let form: SentForm | undefined
    try {
      if (method !== 'POST') {
        const answer = await shared(target, incoming, visitor)
        if (answer) return answer
      } else {
        const refused = refusal(headers, target.path)
        if (refused) return refused
      }
      const seconds = options.budgets.take(method === 'POST' ? budgetOf(target.path) : 'pages', visitor.address)
      if (method === 'POST') {
        form = await sentForm(context.req.raw.body, headers, context.req.path)
        if (!form) return lastResort(413, target.path)
      }
      if (seconds !== null) return await overloaded(429, target.path, { seconds, headers, form }, widestOf(visitor.address))
      const paymentOrigin = form ? desk().sale.paymentService.formOrigin : null
      const own = await finished(await renderer.personal(target, incoming, form, visitor), policy, paymentOrigin)
      return await packed(own, acceptOf(incoming))
    } catch (error) {
      if (error instanceof Overloaded)
        return overloaded(503, target.path, { seconds: retryAfter, headers, form }, widestOf(visitor.address))
      faults.note(error, kindOf(target.path), { path: withoutKey(target.path), id: context.get('requestId') })
      return lastResort(500, target.path)
    }
  }
}

/** The form of a request, not yet parsed; undefined: it is too long, or has too many fields. */
async function sentForm(
  stream: ReadableStream<Uint8Array> | null,
  headers: IncomingHttpHeaders,
  path: string,
): Promise<SentForm | undefined> {
  const { bytes, fields } = bodyLimitAt('site', path)
  const [body, encoding] = [await wholeBody(stream, bytes), formEncoding(headers['content-type'])]
  return body && encoding && isWithinFields(body, encoding, fields) ? { body, encoding } : undefined
}

const untrustedProxy =
  'a proxy forwards visitors, and TRUSTED_PROXIES does not name it: all visitors behind it share one rate limit ("Behind a proxy" in docs/operate.md)'

function createVisitors({ trustedProxies, security }: PagesOptions): (incoming: IncomingMessage) => Visitor {
  return (incoming) => {
    if (forwardsUntrusted(incoming, trustedProxies))
      security.note('proxy not trusted', untrustedProxy, { peer: incoming.socket.remoteAddress })
    return { address: visitorAddress(incoming, trustedProxies) }
  }
}

/** Rejects cross-site forms; null: accepted. */
function createRefusal(siteUrl: string, formerUrls: readonly string[], security: SecurityLog) {
  const ownOrigin = new URL(siteUrl).origin
  return (headers: IncomingHttpHeaders, path: string): Response | null => {
    const origin = foreignOrigin(headers, ownOrigin, ...formerUrls)
    if (origin !== null) {
      const details = { origin: origin.slice(0, 100), siteUrl: ownOrigin }
      security.note('foreign form', 'a form of another origin than SITE_URL was refused', details, details.origin)
      return lastResort(403, path, { siteUrl: ownOrigin })
    }
    return formEncoding(headers['content-type']) ? null : lastResort(415, path)
  }
}

/** Shared pages: from the cache, otherwise rendered once for all waiting clients. Undefined: render for this visitor only. */
function sharedPages({ services, cache, policy, budgets }: PagesOptions, renderer: Renderer, overloaded: OverloadResponse) {
  return async (target: PageTarget, incoming: IncomingMessage, visitor: Visitor): Promise<Response | undefined> => {
    if (!cache || !services.content.isFilled() || isPersonal(target.path)) return undefined
    const isKnown = isFixed(target) || cache.isKnown(target)
    const seconds = isKnown ? null : budgets.take('pages', visitor.address)
    if (seconds !== null) return overloaded(429, target.path, { seconds, headers: incoming.headers }, widestOf(visitor.address))
    const answer = await cache.page(target, () => renderer.shared(target, visitor, isKnown))
    if (answer === undefined) return undefined
    if (answer instanceof Response) return packed(await finished(answer, policy), acceptOf(incoming))
    const { method = 'GET', headers } = incoming
    const request = {
      method,
      accept: acceptOf(incoming),
      ifNoneMatch: headers['if-none-match'],
      now: services.clock.now(),
    }
    return pageResponse(answer, request)
  }
}

const acceptOf = ({ headers }: IncomingMessage) => String(headers['accept-encoding'] ?? '')

type Renderer = ReturnType<typeof createRenderer>

/** Renders pages in turns: pages that were cached before come first, then the networks in rotation. */
function createRenderer({ app, services, desk, faults }: PagesOptions) {
  const { siteUrl } = services.settings
  const drawing = createFairQueue({ width: 1 })
  const entering = createFairQueue({ width, yieldsTo: drawing })
  const minuteServices = { ...services, clock: { now: () => Math.floor(services.clock.now() / minute) * minute } }
  async function render(request: Request, parties: RequestParties, lane: string, isFirst = false) {
    const path = new URL(request.url).pathname
    const end = await entering.take(lane, isFirst)
    try {
      return await app.render(request, parties.visitor ? services : minuteServices, {
        ...parties,
        drawing: () => drawing.take(lane, isFirst),
        failed: once((error) => faults.note(error, kindOf(path), { path: withoutKey(path) })),
      })
    } finally {
      end()
    }
  }
  return {
    shared: (target: PageTarget, { address }: Visitor, isFirst: boolean) =>
      render(sharedRequest(siteUrl, target), { desk: desk(), visitor: null }, widestOf(address), isFirst),
    personal: (target: PageTarget, incoming: IncomingMessage, form: SentForm | undefined, visitor: Visitor) =>
      render(personalRequest(siteUrl, target, incoming, form), { desk: desk(), visitor }, widestOf(visitor.address)),
  }
}

/** Of one request only the first error counts: the error page may fail, too. */
function once(note: (error: unknown) => void): (error: unknown) => void {
  let isNoted = false
  return (error) => {
    if (!isNoted) note(error)
    isNoted = true
  }
}

/** Whether the address is a page whatever the content is: such addresses cannot be invented. */
function isFixed({ path, query }: PageTarget): boolean {
  const id = query === '' ? pageAt(path) : undefined
  return id !== undefined && isStaticPage(id)
}

/** The rate limit for a form sent to `path`. */
function budgetOf(path: string): BudgetName {
  if (isPersonalAddress(path)) return 'pay'
  const id = pageAt(path)
  return id === 'byCard' || id === 'byBank' ? 'orders' : 'forms'
}

/** Request for a shared page: it contains nothing from a visitor. */
function sharedRequest(siteUrl: string, { path, query }: PageTarget): Request {
  return new Request(siteUrl + path + query, { headers: { accept: 'text/html' } })
}

/** `form`: undefined for other requests. */
function personalRequest(
  siteUrl: string,
  { path, query }: PageTarget,
  incoming: IncomingMessage,
  form: SentForm | undefined,
): Request {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  // Cross-site forms were rejected before.
  if (form && incoming.headers.origin) headers.set('origin', new URL(siteUrl).origin)
  if (!form) return new Request(siteUrl + path + query, { headers })
  const mark = incoming.url?.indexOf('?') ?? -1
  const whole = mark === -1 ? '' : (incoming.url?.slice(mark) ?? '')
  headers.set('content-type', form.encoding.type)
  return new Request(siteUrl + path + whole, { method: 'POST', headers, body: form.body })
}

/** The app's response with its page's policy; not cached unless it says so. `paymentOrigin`: as in PolicyPage. */
async function finished(response: Response, policy: PagePolicy | null, paymentOrigin: string | null = null): Promise<Response> {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (response.status === 405) headers.set('allow', 'GET, HEAD')
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(retryAfter))
  return withPolicy(new Response(response.body, { status: response.status, headers }), policy, paymentOrigin)
}
