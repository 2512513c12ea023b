// Metrics of the process: collected only if configured, and served on their own port if configured.

import { createSecurityLog } from '@forum/ground/base/security-log.ts'
import { bearerKey } from '@forum/ground/http/bearer-key.ts'
import { budgetNames } from '@forum/ground/http/budgets.ts'
import { listen } from '@forum/ground/http/http-server.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Config } from './config/config.ts'
import type { Metrics } from './metrics/metrics.ts'
import { metricsPage } from './middleware/metrics-page.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { Start } from './process.ts'

/** The collected metrics; null: off. The library is loaded only here, to start faster without it. */
export async function openMetrics(
  { config, store, images, desk, faults }: Pick<Start, 'config' | 'store' | 'images' | 'desk' | 'faults'>,
  cache: () => Pick<PageCache, 'statistics'> | null,
): Promise<Metrics | null> {
  if (!config.metrics) return null
  const { payment } = config.desk
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics({
    content: () => store.status(),
    pictures: images.status,
    desk: () => desk().keeping.watch.status(),
    figures: () => desk().keeping.figures(),
    mails: () => desk().post.mails.counts(),
    door: () => desk().door.doorCount.counts(),
    faults: faults.counts,
    budgets: budgetNames,
    paymentProvider: payment.kind === 'none' ? null : payment.kind,
    cache: () => cache()?.statistics() ?? null,
    now: Date.now,
  })
}

/** Serves `/metrics` on METRICS_PORT, protected by METRICS_KEY if set. Throws an Error with one sentence when the port is not available. */
export async function serveMetrics(metrics: Metrics | null, { config, log }: Pick<Start, 'config' | 'log'>): Promise<void> {
  const place = placeOf(config)
  if (!metrics || !place) return
  const stack = new Hono<SiteEnv>()
  const key = config.metrics?.key
  if (key) stack.use(bearerKey(key, () => null, createSecurityLog(log)))
  stack.get('/metrics', metricsPage(metrics))
  const { address } = await listen(getRequestListener(stack.fetch, { overrideGlobalObjects: false }), place).catch(
    (error: Error) => {
      throw new Error(error.message.replace(/^PORT:/, 'METRICS_PORT:'))
    },
  )
  log.info({ port: address.port, key: key !== null }, 'metrics')
}

function placeOf({ metrics, host }: Config) {
  return metrics && metrics.port !== null ? { port: metrics.port, host } : null
}

/** The key for `/metrics` on the site's port; none if metrics have their own port. */
export function keyAtSite({ metrics }: Config) {
  return metrics && metrics.port === null ? metrics.key : null
}
