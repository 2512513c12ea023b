// A process that draws each page anew: `site` as this site does, `router` as React Router does by itself, behind what its own server is made of.
// For bench/serve.mjs. Run: node bench/drawn-pages.mjs site|router <port> [bundle] [client's folder]
import { join } from 'node:path'
import { root } from '../scripts/prepare.mjs'

process.env.NODE_ENV = 'production'
const [way, port, bundle, client] = process.argv.slice(2)
const { begin, partsOf } = await import('../server/process.ts')
const start = await begin(root)
await (way === 'router' ? startRouter() : startSite())

/** No network has a budget: all requests come from one. */
async function startSite() {
  const [{ loadApp }, { createSite }, { listen }] = await Promise.all([
    import('../server/app-contract.ts'),
    import('../server/site.ts'),
    import('../server/http-server.ts'),
  ])
  const site = createSite({
    app: await loadApp(join(root, 'build/server/index.js')),
    ...partsOf(start),
    clientDirectory: join(root, 'build/client'),
    budgets: { take: () => null },
    keepsPages: false,
    isEnding: () => false,
  })
  await listen(site.listener, { port: Number(port), host: '127.0.0.1' })
}

/** As `react-router-serve`, but for its log of requests. */
async function startRouter() {
  const [{ createRequestHandler }, { default: compression }, { default: express }, { RouterContextProvider }, built] =
    await Promise.all([
      import('@react-router/express'),
      import('compression'),
      import('express'),
      import('react-router'),
      import(bundle),
    ])
  const requestServices = { desk: start.desk, visitor: null, drawing: async () => () => {} }
  const server = express()
  server.disable('x-powered-by')
  server.use(compression())
  server.use(express.static(client))
  server.use(
    createRequestHandler({
      build: built.build,
      mode: 'production',
      getLoadContext() {
        const context = new RouterContextProvider()
        context.set(built.servicesContext, start.services)
        context.set(built.requestServicesContext, requestServices)
        context.set(built.buildContext, built.build.assets.version)
        return context
      },
    }),
  )
  server.listen(Number(port), '127.0.0.1')
}
