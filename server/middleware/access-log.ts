// One line for every answer that was made for a request, and for a share of the pages from memory if that is wanted: no address, no browser, no query value, no key of an order. What machines call
// by the hundred is counted instead.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { withoutKey } from '#domain/address/personal-address.ts'
import type { Log } from '../log.ts'
import type { SiteEnv } from '../site-env.ts'

/** Paths whose answers below 500 are counted: an import calls at every record, and a wrong secret may come a thousand times a second. */
const counted = new Set(['/hooks/content'])

/** Milliseconds for which answers are counted into one line. */
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

/** Says every `every`th answer from memory in a line of its own. */
export function memoryLog(log: Log, every: number): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  let number = 0
  return (incoming, { statusCode }) => {
    if (number++ % every === 0)
      log.info({ method: incoming.method, path: pathForLog(incoming), status: statusCode, from: 'memory' }, 'answered')
  }
}

/** Says the first answer of a path at once, and those of each period after it in one line: how many of each status. */
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
