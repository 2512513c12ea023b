// Access log: one line per rendered response, and for a share of the cached pages if configured. No address, no browser, no query value, no order
// key. Frequent machine requests are only counted.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { withoutKey } from '#domain/address/personal-address.ts'
import type { Log } from '../log.ts'
import type { SiteEnv } from '../site-env.ts'

/** Paths whose responses below 500 are counted: an import calls for every record, and a wrong secret may come a thousand times a second. */
const counted = new Set(['/hooks/content'])

/** Length of a counting period, milliseconds. */
const period = 60_000

export function accessLog(log: Log): MiddlewareHandler<SiteEnv> {
  const count = createCount(log)
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { incoming } = context.env
    const path = pathForLog(incoming)
    const { status } = context.res
    if (status < 500 && counted.has(path)) return count(path, status)
    const line = {
      method: incoming.method,
      path,
      status,
      ms: Math.round(performance.now() - start),
      id: context.get('requestId'),
    }
    if (status >= 500) log.warn(line, 'answered')
    else log.info(line, 'answered')
  }
}

const pathForLog = ({ url = '' }: IncomingMessage) => withoutKey(url.replace(/\?.*$/s, '')).slice(0, 200)

/** Logs every `every`th cached response. */
export function memoryLog(log: Log, every: number): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  let number = 0
  return (incoming, { statusCode }) => {
    if (number++ % every === 0)
      log.info({ method: incoming.method, path: pathForLog(incoming), status: statusCode, from: 'memory' }, 'answered')
  }
}

/** Logs the first response of a path at once, and the later ones of each period as counts by status. */
function createCount(log: Log): (path: string, status: number) => void {
  const counts = new Map<string, Record<number, number>>()
  const say = (path: string, answers: Record<number, number>) =>
    log[answers[401] ? 'warn' : 'info']({ path, answers }, 'answered, by status')
  const endPeriod = (path: string) => {
    const answers = counts.get(path) ?? {}
    counts.delete(path)
    if (Object.keys(answers).length === 0) return
    say(path, answers)
    beginPeriod(path)
  }
  const beginPeriod = (path: string) => {
    counts.set(path, {})
    setTimeout(() => endPeriod(path), period).unref()
  }
  return (path, status) => {
    const answers = counts.get(path)
    if (answers) answers[status] = (answers[status] ?? 0) + 1
    else {
      say(path, { [status]: 1 })
      beginPeriod(path)
    }
  }
}
