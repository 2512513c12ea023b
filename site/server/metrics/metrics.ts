// Metrics of the process for Prometheus: requests, caches, queues. Loaded only where they are served.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { createGauges, type Measured } from './gauges.ts'
import { kindOf } from './request-kind.ts'

export type Metrics = {
  /** Counts an answer that is over. `from`: kept in memory, or made for this request. `began`: by performance.now(). */
  answered(incoming: IncomingMessage, outgoing: ServerResponse, from: 'memory' | 'made', began: number): void
  /** Counts somebody who was told to wait, by the budget that was used up. */
  refused(budget: string): void
  /** Counts what the log calls a security event, also those that it does not say one by one. */
  security(event: string): void
  /** All figures, as Prometheus reads them (text format 0.0.4). Never throws: what cannot be found out is absent. */
  text(): Promise<string>
  contentType: string
}

const methods = new Set(['GET', 'HEAD', 'POST'])
/** Seconds. The first ones are pages from memory, the last ones are past what a visitor waits for. */
const buckets = [0.0005, 0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function createMetrics(measured: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const duration = new Histogram({
    name: 'forum_http_request_duration_seconds',
    help: 'Seconds until an answer was sent, by kind of page and by whether it was kept in memory or made for the request',
    labelNames: ['kind', 'from'],
    buckets,
    registers,
  })
  const requests = new Counter({
    name: 'forum_http_requests_total',
    help: 'Answers by kind of page, method and status; status "cut": the visitor went before the end',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const refusals = new Counter({
    name: 'forum_limits_refused_total',
    help: 'Requests that were told to wait because the budget of their network was used up',
    labelNames: ['budget'],
    registers,
  })
  const events = new Counter({
    name: 'forum_security_events_total',
    help: 'What the log marks with "security", each of them',
    labelNames: ['event'],
    registers,
  })
  // Counters start at zero: otherwise increase() and rate() miss the first event.
  for (const budget of measured.budgets) refusals.inc({ budget }, 0)
  const gauges = createGauges(registry, measured)
  return {
    answered({ url = '', method = '' }, outgoing, from, began) {
      // All 404s share one kind, because anybody can invent addresses.
      const kind = outgoing.statusCode === 404 ? 'not found' : kindOf(url)
      const status = outgoing.writableEnded ? outgoing.statusCode : 'cut'
      duration.observe({ kind, from }, (performance.now() - began) / 1000)
      requests.inc({ kind, method: methods.has(method) ? method : 'other', status })
    },
    refused: (budget) => refusals.inc({ budget }),
    security: (event) => events.inc({ event }),
    async text() {
      await gauges.measure()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
