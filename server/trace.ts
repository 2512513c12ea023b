// W3C Trace Context: `traceparent` in log lines and in requests to the content service.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'

/** `id`: of the trace; `flags`: whether it is recorded. */
export type Trace = { id: string; flags: string }

const current = new AsyncLocalStorage<Trace | undefined>()

/** Parses a `traceparent`; undefined: invalid (version 00: W3C Trace Context, 3.2). */
export function traceOf(header: unknown): Trace | undefined {
  if (typeof header !== 'string') return undefined
  const [, version, id, parent, flags, more] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header) ?? []
  const isNone = !id || !flags || version === 'ff' || /^0+$/.test(id) || /^0+$/.test(parent ?? '0')
  return isNone || (version === '00' && more) ? undefined : { id, flags }
}

/** Runs `work` within the trace. */
export function withinTrace<Result>(trace: Trace | undefined, work: () => Result): Result {
  return trace ? current.run(trace, work) : work()
}

/** Fields for each log line of a request. */
export function traceFields(): { trace?: string } {
  const trace = current.getStore()
  return trace ? { trace: trace.id } : {}
}

/** An outgoing request of fetch (channel `undici:request:create`). */
type Leaving = { request: { origin: string | URL; addHeader(name: string, value: string): void } }

/** Sends the trace only with requests to `origin`, not to payment providers. */
export function sendTracesTo(origin: string): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as Leaving
    const trace = current.getStore()
    if (trace && String(request.origin) === origin)
      request.addHeader('traceparent', `00-${trace.id}-${randomBytes(8).toString('hex')}-${trace.flags}`)
  })
}
