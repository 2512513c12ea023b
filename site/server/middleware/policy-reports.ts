// `POST /reports/policy`: reports of Content-Security-Policy violations. Counted, limited, without personal data.

import { withoutKey } from '@forum/domain/address/personal-address.ts'
import type { SecurityLog } from '@forum/ground/base/security-log.ts'
import { bodyLimitAt, wholeBody } from '@forum/ground/http/body-limit.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import * as v from 'valibot'

/** Reports read per minute, of all visitors; more are dropped unread. */
const perMinute = 30
const minute = 60_000

const reported = v.object({
  'csp-report': v.object({
    'document-uri': v.optional(v.string(), ''),
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
  }),
})

/** Always answers 204. Violations by browser extensions are recognised by their scheme. */
export function policyReports(security: SecurityLog, now: () => number = Date.now): Handler<SiteEnv> {
  let [minuteOf, read] = [0, 0]
  return async (context) => {
    const current = Math.floor(now() / minute)
    if (current !== minuteOf) [minuteOf, read] = [current, 0]
    const done = () => context.body(null, 204)
    if (++read > perMinute) return done()
    const body = await wholeBody(context.req.raw.body, bodyLimitAt('site', context.req.path).bytes)
    const { success, output } = v.safeParse(reported, body && parsed(body))
    if (!success) return done()
    const report = output['csp-report']
    const directive = word(report['effective-directive'] ?? report['violated-directive'])
    const blocked = sourceOf(report['blocked-uri'])
    const path = withoutKey(pathOf(report['document-uri'])).slice(0, 200)
    security.note(
      'policy violated',
      'a browser blocked something on a page',
      { directive, blocked, path },
      `${directive} ${blocked}`,
    )
    return done()
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : ''
}

/** Origin or scheme of the blocked resource, or the browser's keyword (`inline`, `eval`, `trusted-types-sink`); never a full URL. */
function sourceOf(blocked: string): string {
  if (!URL.canParse(blocked)) return word(blocked)
  const { protocol, origin } = new URL(blocked)
  return /^https?:$/.test(protocol) ? origin.slice(0, 100) : protocol
}

const word = (text: string) => /^[\w-]{1,40}/.exec(text)?.[0] ?? ''
