// Serves the organisers' desk on DESK_PORT, in the same process as the public site.
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import type { LiveStore } from '@forum/content/port.ts'
import type { DeskParts } from '@forum/desk/composition/desk.ts'
import { flatDesk } from '@forum/desk/composition/flat-desk.ts'
import { type DoorParts, doorApp } from '@forum/desk/door/gate/door-app.ts'
import type { EditionOf } from '@forum/desk/orders/ticket-name.ts'
import type { SettingsForDesk } from '@forum/desk/settings/settings-for-desk.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { PageFaults } from '@forum/ground/base/page-faults.ts'
import { createSecurityLog, type SecurityLog } from '@forum/ground/base/security-log.ts'
import { type Budgets, createBudgets, notedBudgets } from '@forum/ground/http/budgets.ts'
import { comesUnder, leadAway } from '@forum/ground/http/former-names.ts'
import { type HttpServer, listen } from '@forum/ground/http/http-server.ts'
import { visitorAddress } from '@forum/ground/http/visitor-address.ts'
import { isLoopback } from '@forum/ground/settings/setting.ts'
import { getRequestListener, RequestError } from '@hono/node-server'
import { ticketKinds } from '../lists/sales-figures.ts'
import type { OfficeParts } from './office-room.ts'
import { createOfficeSite } from './office-site.ts'

type Parts = {
  config: Pick<SettingsForDesk, 'content' | 'desk' | 'editorsKey' | 'formerUrls' | 'host' | 'siteUrl'>
  /** The desk of this moment: a closed one is replaced when it can be opened. */
  desk(): DeskParts
  store: Pick<LiveStore, 'accept' | 'forumByYear' | 'isFilled' | 'status'>
  edition: EditionOf
  /** The edition whose tickets are sold now. */
  currentYear(): number
  app: OfficeParts['app']
  clientDirectory: string
  log: Log
  faults: Pick<PageFaults, 'note'>
  /** Counts refused requests. */
  metrics?: { refused: Parameters<typeof notedBudgets>[2] } | null
}

/** null: there is no desk. Throws an Error with one sentence when the port is not available. */
export async function serveOffice(parts: Parts): Promise<HttpServer | null> {
  const { config, desk, log } = parts
  if (!config.desk.site) return null
  const { url, port } = config.desk.site
  const pagesOf = officePages(parts, url)
  let served = { desk: desk(), pages: pagesOf(desk()) }
  const pages = () => {
    if (served.desk !== desk()) served = { desk: desk(), pages: pagesOf(desk()) }
    return served.pages
  }
  const isUnderFormerName = comesUnder(config.formerUrls)
  const server = await listen(
    (incoming, outgoing) => {
      if (isUnderFormerName(incoming) && !staysAtFormerName.test(incoming.url ?? '')) return leadAway(incoming, outgoing, url)
      incoming.headers.host = 'localhost'
      void pages()(incoming, outgoing)
    },
    { port, host: config.host },
  ).catch((error: Error) => {
    throw new Error(error.message.replace(/^PORT:/, 'DESK_PORT:'))
  })
  log.info(`The organisers' desk is at ${url.replace(/:0$/, `:${server.address.port}`)}`)
  return server
}

/** Phones at the entrance have their entries in the storage of the old name: the door goes on there until they have arrived. */
const staysAtFormerName = /^\/(?:door|static|icon\.svg)(?:[/?]|$)/

/** Makes the pages of an opened desk. Rate limits go on when another desk is opened. */
function officePages(parts: Parts, deskUrl: string) {
  const { config, store, currentYear, metrics = null, log, faults, app, edition, clientDirectory } = parts
  const { siteUrl, formerUrls, editorsKey, desk: settings } = config
  const limits = settings.dayLimits
  // The demo needs no pass, because its orders are invented and only the local machine can reach it.
  const isDemo = config.content.kind === 'embedded' && isLoopback(new URL(deskUrl).hostname)
  const security = createSecurityLog(log)
  const budgets = notedBudgets(createBudgets(performance.now.bind(performance)), security, metrics?.refused)
  const addressOf = (incoming: IncomingMessage) => visitorAddress(incoming, settings.trustedProxies)
  const guarded = { budgets, addressOf }
  const kindsOf = (year: number) => ticketKinds(store.forumByYear(year))
  const forum = () => store.forumByYear(currentYear()) ?? unwrittenEdition(currentYear())
  const ofContent = { edition, kindsOf, currentYear, forum }
  const places = { deskUrl, siteUrl, formerUrls, clientDirectory }
  return (opened: DeskParts) => {
    const desk = flatDesk(opened)
    const door = doorOf(parts, desk, { ...guarded, security, deskUrl })
    const content = { heldBack: () => store.status().heldBack, accept: () => acceptContent({ desk, store }) }
    const stack = createOfficeSite({
      app,
      desk,
      content,
      ...ofContent,
      ...places,
      ...guarded,
      editorsKey,
      isDemo,
      limits,
      log,
      faults,
      door,
    })
    const errorHandler = (error: unknown) => unanswered(error, faults)
    return getRequestListener(stack.fetch, { hostname: 'localhost', overrideGlobalObjects: false, errorHandler })
  }
}

/** An invalid request line never reaches the pages, and what is thrown without being an Error leaves them unanswered. */
function unanswered(error: unknown, faults: Pick<PageFaults, 'note'>): Response {
  if (error instanceof RequestError) return new Response(null, { status: 400 })
  faults.note(error, 'desk')
  return new Response(null, { status: 500 })
}

/** Accepts the present content here and in all processes on the same database. false: it could not be read here. */
export function acceptContent({
  desk,
  store,
}: {
  desk: Pick<DeskParts['run'], 'contentChanged'>
  store: Pick<LiveStore, 'accept'>
}): Promise<boolean> {
  desk.contentChanged('accepted')
  return store.accept()
}

type Guarded = { budgets: Budgets; addressOf(incoming: IncomingMessage): string; security: SecurityLog; deskUrl: string }

/** The door page is served on the desk's origin, never on the public one. */
function doorOf(
  { config, store, clientDirectory }: Pick<Parts, 'config' | 'store' | 'clientDirectory'>,
  desk: DoorParts['desk'],
  { budgets, addressOf, security, deskUrl }: Guarded,
) {
  return doorApp({
    desk,
    isReady: store.isFilled,
    hasNames: config.desk.doorNames,
    directory: join(dirname(clientDirectory), 'door'),
    wrongKeys: (incoming) => budgets.take('wrongKeys', addressOf(incoming)),
    asksOften: (gateId) => budgets.take('door', gateId),
    security,
    ...(config.formerUrls.length > 0 && { moved: { from: config.formerUrls, to: deskUrl } }),
  })
}
