// The figures of the process: made only where the settings let somebody ask for them, and given out at a port of their own if they say so.
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Config } from './config/config.ts'
import { deskFigures } from './desk/figures.ts'
import { listen } from './http-server.ts'
import type { Metrics } from './metrics/metrics.ts'
import { bearerKey } from './middleware/bearer-key.ts'
import { budgetNames } from './middleware/budgets.ts'
import { metricsPage } from './middleware/metrics-page.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { Start } from './process.ts'
import { createSecurityLog } from './security-log.ts'
import type { SiteEnv } from './site-env.ts'

/** What is counted and measured of this process; null: nobody may ask. The library is read here alone, for the others start sooner. */
export async function openMetrics(
  { config, store, images, desk }: Pick<Start, 'config' | 'store' | 'images' | 'desk'>,
  cache: () => Pick<PageCache, 'statistics'> | null,
): Promise<Metrics | null> {
  if (!config.metrics) return null
  const { payment } = config.desk
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics({
    content: () => store.status(),
    pictures: images.status,
    desk: () => desk.watch.status(),
    figures: () => (desk.isOpen ? deskFigures(desk.database, desk.outbox) : Promise.resolve(null)),
    mails: () => desk.mails.counts(),
    door: () => desk.doorCount.counts(),
    budgets: budgetNames,
    paymentProvider: payment.kind === 'none' ? null : payment.kind,
    cache: () => cache()?.statistics() ?? null,
    now: Date.now,
  })
}

/** Answers `/metrics` at METRICS_PORT, with METRICS_KEY where one is set. Throws an Error with one sentence when the port cannot be had. */
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

/** Of who asks at the site's own port: the key, unless the figures have a port of their own. */
export function keyAtSite({ metrics }: Config) {
  return metrics && metrics.port === null ? metrics.key : null
}
