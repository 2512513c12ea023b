// Where a request came from, for whoever follows it through several machines: `traceparent` of W3C Trace Context, carried into log lines and
// on to the content service.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'

/** `id`: of the whole trace; `flags`: whether somebody records it. */
export type Trace = { id: string; flags: string }

const current = new AsyncLocalStorage<Trace | undefined>()

/** The trace that a `traceparent` names; undefined for what is none (version 00: W3C Trace Context, 3.2). */
export function traceOf(header: unknown): Trace | undefined {
  if (typeof header !== 'string') return undefined
  const [, version, id, parent, flags, more] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header) ?? []
  const isNone = !id || !flags || version === 'ff' || /^0+$/.test(id) || /^0+$/.test(parent ?? '0')
  return isNone || (version === '00' && more) ? undefined : { id, flags }
}

/** Does `work` within the trace of a request. */
export function withinTrace<Result>(trace: Trace | undefined, work: () => Result): Result {
  return trace ? current.run(trace, work) : work()
}

/** What every line of the log says of the request that it is about. */
export function traceFields(): { trace?: string } {
  const trace = current.getStore()
  return trace ? { trace: trace.id } : {}
}

/** The request of Node's fetch as it is about to leave (channel `undici:request:create`). */
type Leaving = { request: { origin: string | URL; addHeader(name: string, value: string): void } }

/** Sends the trace along with every request to `origin`, and to nobody else: whom visitors come from is not for providers of payments. */
export function sendTracesTo(origin: string): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as Leaving
    const trace = current.getStore()
    if (trace && String(request.origin) === origin)
      request.addHeader('traceparent', `00-${trace.id}-${randomBytes(8).toString('hex')}-${trace.flags}`)
  })
}
