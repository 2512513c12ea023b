// `POST /reports/policy`: browsers tell what the Content-Security-Policy kept a page from. Counted, bounded, and without anything of a person.
import type { Handler } from 'hono'
import * as v from 'valibot'
import { withoutKey } from '#domain/address/personal-address.ts'
import type { SecurityLog } from '../security-log.ts'
import type { SiteEnv } from '../site-env.ts'
import { wholeBody } from './body-limit.ts'

/** Reports that are read in one minute, of all visitors together; others are thrown away unread. */
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

/** Answers 204 to everything: a browser has no use for more. What the site itself is not the cause of (extensions) is told by its scheme. */
export function policyReports(security: SecurityLog, now: () => number = Date.now): Handler<SiteEnv> {
  let [minuteOf, read] = [0, 0]
  return async (context) => {
    const current = Math.floor(now() / minute)
    if (current !== minuteOf) [minuteOf, read] = [current, 0]
    const done = () => context.body(null, 204)
    if (++read > perMinute) return done()
    const body = await wholeBody(context.req.raw.body)
    const { success, output } = v.safeParse(reported, body && parsed(body))
    if (!success) return done()
    const report = output['csp-report']
    const directive = word(report['effective-directive'] ?? report['violated-directive'])
    const blocked = sourceOf(report['blocked-uri'])
    const path = withoutKey(pathOf(report['document-uri'])).slice(0, 200)
    security.note(
      'policy violated',
      'a browser kept a page from something',
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

/** The origin or the scheme of what was blocked, or the browser's word for it (`inline`, `eval`, `trusted-types-sink`); never a whole address. */
function sourceOf(blocked: string): string {
  if (!URL.canParse(blocked)) return word(blocked)
  const { protocol, origin } = new URL(blocked)
  return /^https?:$/.test(protocol) ? origin.slice(0, 100) : protocol
}

const word = (text: string) => /^[\w-]{1,40}/.exec(text)?.[0] ?? ''
