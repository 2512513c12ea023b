// Hands page requests to the app: shared pages through the page cache, personal ones straight. Only what is named here reaches the app.
import type { IncomingHttpHeaders } from 'node:http'
import type { Context, Handler } from 'hono'
import { allowedQuery } from '#domain/address/page-at.ts'
import { isPersonalAddress, withoutKey } from '#domain/address/personal-address.ts'
import type { App } from '../app-contract.ts'
import type { Desk } from '../desk.ts'
import type { Log } from '../log.ts'
import { clockTiming, pageResponse } from '../page-cache/page-answer.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { type PageTarget, pageTarget } from '../page-cache/page-key.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Services } from '../services.ts'
import type { SiteEnv } from '../site-env.ts'
import { wholeBody } from './body-limit.ts'
import { foreignOrigin } from './form-origin.ts'
import { lastResort } from './last-resort.ts'
import { type PagePolicy, withPolicy } from './page-policy.ts'
import { forwardsUntrusted, visitorAddress } from './visitor-address.ts'

/** `policy` null: pages carry none. */
export type PagesOptions = { app: App; services: Services; cache: PageCache | null; log: Log; policy: PagePolicy | null } & {
  desk: Desk
  security: SecurityLog
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
}

/** Headers of a visitor that the app may see. Everything else, above all Host and X-Forwarded-…, never influences an answer. */
const passedOn = ['cookie', 'accept', 'content-type', 'content-length', 'user-agent']
/** A form's origin is what tells a forged submission. */
const passedOnWithForms = [...passedOn, 'origin']

/** Seconds after which a visitor who came before any content may try again. */
const retryAfter = 10

/** Answers depend on the visitor's cookie at the entrance, which leads to the language chosen last. */
const personalPaths = new Set(['/', '/_root.data', '/_.data'])
const isPersonal = (path: string) => personalPaths.has(path) || isPersonalAddress(path)

export function pages({ app, services, cache, log, policy, desk, security, trustedProxies }: PagesOptions): Handler<SiteEnv> {
  const { siteUrl } = services.settings
  const refusal = createRefusal(siteUrl, security)
  return async (context) => {
    const { method, url = '/', headers } = context.env.incoming
    const target = pageTarget(url, allowedQuery)
    if (!target) return lastResort(404, url)
    try {
      if (method !== 'POST' && cache && services.content.isFilled() && !isPersonal(target.path)) {
        const answer = await cache.page(target, () =>
          app.render(sharedRequest(siteUrl, target), services, { desk, visitor: null }),
        )
        if (answer instanceof Response) return await finished(answer, policy)
        const request = {
          method: method ?? 'GET',
          accept: String(headers['accept-encoding'] ?? ''),
          ifNoneMatch: headers['if-none-match'],
        }
        if (answer) return timed(pageResponse(answer, request), services.clock.now())
      }
      const refused = method === 'POST' ? refusal(headers, target.path) : null
      if (refused) return refused
      const body = method === 'POST' ? await wholeBody(context.req.raw.body) : undefined
      if (body === null) return lastResort(413, target.path)
      if (forwardsUntrusted(context.env.incoming, trustedProxies))
        security.note('proxy not trusted', untrustedProxy, { peer: context.env.incoming.socket.remoteAddress })
      const visitor = { address: visitorAddress(context.env.incoming, trustedProxies) }
      const request = personalRequest(siteUrl, target, context, body)
      const response = await app.render(request, services, { desk, visitor })
      if (response.status === 429)
        security.note('too many', 'one address sends more than people do: it was told to wait', { path: withoutKey(target.path) })
      return await finished(response, policy, method === 'POST' ? desk.paymentService.formOrigin : null)
    } catch (error) {
      log.error({ err: error, path: withoutKey(target.path), id: context.get('requestId') }, 'the page cannot be rendered')
      return lastResort(500, target.path)
    }
  }
}

const untrustedProxy =
  'a proxy forwards visitors, and TRUSTED_PROXIES does not name it: all visitors behind it share one limit ("Behind a proxy" in docs/operate.md)'

/** The answer to a form that cannot be one of the site's own; null for one that can. */
function createRefusal(siteUrl: string, security: SecurityLog) {
  const ownOrigin = new URL(siteUrl).origin
  return (headers: IncomingHttpHeaders, path: string): Response | null => {
    const origin = foreignOrigin(headers, ownOrigin)
    if (origin !== null) {
      const details = { origin: origin.slice(0, 100), siteUrl: ownOrigin }
      security.note('foreign form', 'a form of another origin than SITE_URL was refused', details, details.origin)
      return lastResort(403, path, ownOrigin)
    }
    return isForm(headers['content-type']) ? null : lastResort(415, path)
  }
}

/** What browsers send forms as; React Router's own submissions are of the first kind. */
function isForm(contentType: string | undefined): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(contentType ?? '')
}

function timed(response: Response, now: number): Response {
  response.headers.set('server-timing', clockTiming(now))
  return response
}

/** The request that makes a page for everybody: nothing of any visitor is in it. */
function sharedRequest(siteUrl: string, { path, query }: PageTarget): Request {
  return new Request(siteUrl + path + query, { headers: { accept: path.endsWith('.data') ? '*/*' : 'text/html' } })
}

/** `body`: of a form; undefined for every other request. */
function personalRequest(
  siteUrl: string,
  { path, query }: PageTarget,
  context: Context<SiteEnv>,
  body: Uint8Array<ArrayBuffer> | undefined,
): Request {
  const { incoming } = context.env
  const isForm = body !== undefined
  const headers = new Headers()
  for (const name of isForm ? passedOnWithForms : passedOn) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (!isForm) return new Request(siteUrl + path + query, { headers })
  const mark = incoming.url?.indexOf('?') ?? -1
  const whole = mark === -1 ? '' : (incoming.url?.slice(mark) ?? '')
  return new Request(siteUrl + path + whole, {
    method: 'POST',
    headers,
    body,
  })
}

/** The app's own answer with the policy of its page; it is kept by nobody unless it says so. `paymentOrigin`: as in PolicyPage. */
async function finished(response: Response, policy: PagePolicy | null, paymentOrigin: string | null = null): Promise<Response> {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (response.status === 405) headers.set('allow', 'GET, HEAD')
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(retryAfter))
  return withPolicy(new Response(response.body, { status: response.status, headers }), policy, paymentOrigin)
}
