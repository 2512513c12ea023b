// Metrics for Prometheus.

import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import type { Metrics } from '../metrics/metrics.ts'

export function metricsPage(metrics: Pick<Metrics, 'text' | 'contentType'>): Handler<SiteEnv> {
  return async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
}
