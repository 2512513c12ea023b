// The process of the site: configuration → services → site → listen → drain.

import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { loadApp } from './app-contract.ts'
import { takeInheritedSocket } from './config/inherited-socket.ts'
import { createFirstResponse } from './first-response.ts'
import { listen } from './http-server.ts'
import { keyAtSite, openMetrics, serveMetrics } from './metrics-server.ts'
import { serveDesk } from './organisers/desk-server.ts'
import { announce, begin, endInOrder, partsOf, refuse } from './process.ts'
import { createSite } from './site.ts'

/** Milliseconds after a start that belong to those who waited for it. */
const rush = 5000
/** What can wait waits for the first answer, so many milliseconds at most. */
const patience = 1000
/** Of V8: by how many percent old objects may grow before they are collected, once the start is over, which makes most of them. */
const heapGrowth = 45

const projectDirectory = fileURLToPath(new URL('..', import.meta.url))

try {
  const inherited = takeInheritedSocket()
  // The settings are read before anything is awaited, and while the database's thread starts, the pages are loaded.
  const firstResponse = createFirstResponse(patience)
  const beginning = begin(projectDirectory, firstResponse.given)
  // React and the router look at it when they are loaded: this process serves the production build.
  process.env.NODE_ENV ??= 'production'
  const loading = loadApp(join(projectDirectory, 'build', 'server', 'index.js'))
  const [start, app] = await Promise.all([beginning, loading])
  const { config, desk, log } = start
  let isEnding = false
  const clientDirectory = join(projectDirectory, 'build', 'client')
  const metrics = await openMetrics(start, () => site.cache)
  const calm = delay(rush, undefined, { ref: false })
  calm.then(() => {
    // What Node compiled is there for the next start, however this process ends: by itself it is written at an orderly end alone.
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
    calm,
    cdnSeconds: config.cdnSeconds,
    hasServiceWorker: config.hasServiceWorker,
    isEnding: () => isEnding,
  })
  const server = await listen(firstResponse.listener(site.listener), { ...config, inherited })
  endInOrder(start, server, () => {
    isEnding = true
  })
  await serveMetrics(metrics, start)
  await serveDesk({ ...start, app, clientDirectory, metrics })
  void firstResponse.given.then(() => !isEnding && desk.start())
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
