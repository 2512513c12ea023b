// Entry point of the site: configuration → services → site → listen → drain.
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { serveOffice } from '@forum/desk/port.ts'
import { listen } from '@forum/ground/http/http-server.ts'
import { takeInheritedSocket } from '@forum/ground/settings/inherited-socket.ts'
import { refuse } from '@forum/ground/settings/refuse.ts'
import { loadApp } from './contract/app-contract.ts'
import { createFirstResponse } from './first-response.ts'
import { keyAtSite, openMetrics, serveMetrics } from './metrics-server.ts'
import { announce, begin, endInOrder, partsOf } from './process.ts'
import { createSite } from './site.ts'

/** Milliseconds after a start in which background work waits. */
const startupMs = 5000
/** Maximum wait of background work for the first response, milliseconds. */
const firstResponseTimeoutMs = 1000
/** V8: growth of the old generation in per cent before it is collected, set after the start. With less, pages that are drawn anew spend a quarter of their time in it. */
const heapGrowth = 100

const projectDirectory = fileURLToPath(new URL('../..', import.meta.url))

try {
  const inherited = takeInheritedSocket()
  // The settings are read before the first await; pages are loaded while the database's thread starts.
  const firstResponse = createFirstResponse(firstResponseTimeoutMs)
  const beginning = begin(projectDirectory, firstResponse.given)
  // React and the router read it when they are loaded: this process serves the production build.
  process.env.NODE_ENV ??= 'production'
  const loading = loadApp(join(projectDirectory, 'build', 'server', 'index.js'))
  const [start, app] = await Promise.all([beginning, loading])
  const { config, desk, log } = start
  let isEnding = false
  const clientDirectory = join(projectDirectory, 'build', 'client')
  const metrics = await openMetrics(start, () => site.cache)
  const settled = delay(startupMs, undefined, { ref: false })
  settled.then(() => {
    // Saves Node's compile cache now; by itself Node saves it only at a normal exit.
    flushCompileCache()
    setFlagsFromString(`--heap-growing-percent=${heapGrowth}`)
  })
  const site = createSite({
    app,
    ...partsOf(start),
    clientDirectory,
    accessLogEvery: config.accessLogEvery,
    metrics,
    metricsKey: keyAtSite(config),
    keepsPages: true,
    settled,
    cdnSeconds: config.cdnSeconds,
    hasServiceWorker: config.hasServiceWorker,
    isEnding: () => isEnding,
  })
  const server = await listen(firstResponse.listener(site.listener), { ...config, inherited })
  endInOrder(start, server, () => {
    isEnding = true
  })
  await serveMetrics(metrics, start)
  await serveOffice({ ...start, currentYear: () => start.services.settings.currentForumYear, app, clientDirectory, metrics })
  void firstResponse.given.then(() => !isEnding && desk().run.start())
  await announce(start, server)
  let told = 0
  setInterval(() => {
    const { hits: all, pages, bytes } = site.cache?.statistics() ?? { hits: 0, pages: 0, bytes: 0 }
    const hits = all - told
    told = all
    if (hits > 0)
      log.info({ hits, pages, megabytes: Math.round(bytes / 1_048_576) }, 'pages answered from memory in the last minute')
  }, 60_000).unref()
} catch (error) {
  refuse(error)
}
