// Hands page requests to the app: shared pages through the page cache, personal ones straight. Only what is named here reaches the app.
import type { Context, Handler } from 'hono'
import type { App } from '../app-contract.ts'
import type { Log } from '../log.ts'
import { contentSecurityPolicy } from '../page-cache/content-security-policy.ts'
import { clockTiming, type PageCache, pageResponse } from '../page-cache/page-cache.ts'
import { type PageTarget, pageTarget } from '../page-cache/page-key.ts'
import type { Services } from '../services.ts'
import type { SiteEnv } from '../site-env.ts'
import { wholeBody } from './body-limit.ts'
import { lastResort } from './last-resort.ts'

export type PagesOptions = { app: App; services: Services; cache: PageCache | null; log: Log; hasPolicy: boolean }

/** Headers of a visitor that the app may see. Everything else, above all Host and X-Forwarded-…, never influences an answer. */
const passedOn = ['cookie', 'accept', 'content-type', 'content-length', 'user-agent']
/** A form's origin is what tells a forged submission. */
const passedOnWithForms = [...passedOn, 'origin']

/** Answers depend on the visitor's cookie at the entrance, which leads to the language chosen last. */
const personalPaths = new Set(['/', '/_root.data', '/_.data'])

export function pages({ app, services, cache, log, hasPolicy }: PagesOptions): Handler<SiteEnv> {
  const { siteUrl } = services.settings
  return async (context) => {
    const { method, url = '/', headers } = context.env.incoming
    const target = pageTarget(url, app.allowedQuery)
    if (!target) return lastResort(404, url)
    try {
      if (method !== 'POST' && cache && services.content.isFilled() && !personalPaths.has(target.path)) {
        const answer = await cache.page(target, () => app.render(sharedRequest(siteUrl, target), services))
        if (answer instanceof Response) return await finished(answer, hasPolicy)
        const request = {
          method: method ?? 'GET',
          accept: String(headers['accept-encoding'] ?? ''),
          ifNoneMatch: headers['if-none-match'],
        }
        if (answer) return timed(pageResponse(answer, request), services.clock.now())
      }
      const body = method === 'POST' ? await wholeBody(context.req.raw.body) : undefined
      if (body === null) return lastResort(413, target.path)
      return await finished(await app.render(personalRequest(siteUrl, target, context, body), services), hasPolicy)
    } catch (error) {
      log.error({ err: error, path: target.path, id: context.get('requestId') }, 'the page cannot be rendered')
      return lastResort(500, target.path)
    }
  }
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

/** The app's own answer with the policy of its page; it is kept by nobody unless it says so. */
async function finished(response: Response, hasPolicy: boolean): Promise<Response> {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (!hasPolicy || !headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers })
  const html = await response.text()
  headers.set('content-security-policy', contentSecurityPolicy(html))
  return new Response(html, { status: response.status, headers })
}
