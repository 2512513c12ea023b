// Serves the organisers' desk on DESK_PORT, in the same process as the public site.
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { unwrittenEdition } from '#domain/forum/edition.ts'
import type { App } from '../app-contract.ts'
import { isLoopback } from '../config/setting.ts'
import { doorApp } from '../door/door-app.ts'
import { editionSummary } from '../edition/edition-summary.ts'
import { createSecurityLog, type SecurityLog } from '../ground/security-log.ts'
import { type Budgets, createBudgets, notedBudgets } from '../http/budgets.ts'
import { type HttpServer, listen } from '../http/http-server.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { ticketKinds } from '../papers/sales-figures.ts'
import type { Start } from '../process.ts'
import { createDeskSite } from './desk-site.ts'

type Parts = Pick<Start, 'config' | 'desk' | 'store' | 'services' | 'log'> & {
  app: Pick<App, 'drawDesk'>
  clientDirectory: string
  metrics?: Pick<Metrics, 'refused'> | null
}

/** null: there is no desk. Throws an Error with one sentence when the port is not available. */
export async function serveDesk(parts: Parts): Promise<HttpServer | null> {
  const { config, desk, store, services, log, app, clientDirectory, metrics = null } = parts
  const { siteUrl, editorsKey, host } = config
  const { site: deskSite, dayLimits: limits } = config.desk
  if (!deskSite) return null
  const { url: deskUrl, port } = deskSite
  // The demo needs no pass, because its orders are invented and only the local machine can reach it.
  const isDemo = config.content.kind === 'embedded' && isLoopback(new URL(deskUrl).hostname)
  const edition = editionSummary(store, siteUrl, services.changes.hoursAlteredAt)
  const security = createSecurityLog(log)
  const budgets = notedBudgets(createBudgets(performance.now.bind(performance)), security, metrics?.refused)
  const addressOf = (incoming: IncomingMessage) => visitorAddress(incoming, config.desk.trustedProxies)
  const guarded = { budgets, addressOf }
  const door = doorOf({ config, desk, store, clientDirectory }, { ...guarded, security })
  const kindsOf = (year: number) => ticketKinds(store.forumByYear(year))
  const currentYear = () => services.settings.currentForumYear
  const forum = () => store.forumByYear(currentYear()) ?? unwrittenEdition(currentYear())
  const content = { heldBack: () => store.status().heldBack, accept: () => acceptContent({ desk, store }) }
  const ofContent = { content, edition, kindsOf, currentYear, forum }
  const places = { deskUrl, siteUrl, clientDirectory }
  const stack = createDeskSite({ app, desk, ...ofContent, ...places, ...guarded, editorsKey, isDemo, limits, log, door })
  const listener = getRequestListener(stack.fetch, { hostname: 'localhost', overrideGlobalObjects: false })
  const server = await listen(
    (incoming, outgoing) => {
      incoming.headers.host = 'localhost'
      void listener(incoming, outgoing)
    },
    { port, host },
  ).catch((error: Error) => {
    throw new Error(error.message.replace(/^PORT:/, 'DESK_PORT:'))
  })
  log.info(`The organisers' desk is at ${deskSite.url.replace(/:0$/, `:${server.address.port}`)}`)
  return server
}

/** Accepts the present content here and in all processes on the same database. false: it could not be read here. */
export function acceptContent({ desk, store }: Pick<Parts, 'desk' | 'store'>): Promise<boolean> {
  desk.contentChanged('accepted')
  return store.accept()
}

type Guarded = { budgets: Budgets; addressOf(incoming: IncomingMessage): string; security: SecurityLog }

/** The door page is served on the desk's origin, never on the public one. */
function doorOf(
  { config, desk, store, clientDirectory }: Pick<Parts, 'config' | 'desk' | 'store' | 'clientDirectory'>,
  { budgets, addressOf, security }: Guarded,
) {
  return doorApp({
    desk,
    isReady: store.isFilled,
    hasNames: config.desk.doorNames,
    directory: join(dirname(clientDirectory), 'door'),
    wrongKeys: (incoming) => budgets.take('wrongKeys', addressOf(incoming)),
    asksOften: (gateId) => budgets.take('door', gateId),
    security,
  })
}
