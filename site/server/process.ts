// Shared by both ways to start: configuration, services, first content, graceful shutdown.
import { setTimeout as delay } from 'node:timers/promises'
import { createLog, type Log } from '@forum/ground/base/log.ts'
import type { HttpServer } from '@forum/ground/http/http-server.ts'
import { keepToOwner, openDataDirectory } from '@forum/ground/settings/data-directory.ts'
import { goesToJournal } from '@forum/ground/settings/journal.ts'
import { nodeFault } from '@forum/ground/settings/node-version.ts'
import { isLoopback } from '@forum/ground/settings/setting.ts'
import { type Config, decideConfig } from './config/config.ts'
import { readEnvironment } from './config/env.ts'
import { createServices, type ProcessServices, type Reading } from './services.ts'

export type Start = ProcessServices & { config: Config; log: Log }

/** Maximum wait for the first content when there is no snapshot, milliseconds. */
const firstReadTimeout = 3000

/**
 * Reads the configuration, builds the services and fills the store (`firstContent`). Throws an Error whose lines are meant for the operator. `settled`:
 * with a snapshot, the first reading waits for it.
 */
export async function begin(projectDirectory: string, settled?: Promise<unknown>): Promise<Start> {
  const fault = nodeFault(process.versions.node)
  if (fault) throw new Error(fault)
  keepToOwner()
  const config = decideConfig(readEnvironment(), process.stdout.isTTY === true)
  const log = createLog(config.logFormat, process.stdout, goesToJournal(1))
  const directory = openDataDirectory(config.dataDirectory)
  const services = await createServices(config, directory, projectDirectory, log, (parts) => firstContent(parts, settled))
  return { ...services, config, log }
}

/** Parts of the site for production and development servers. */
export function partsOf({ services, store, images, desk, log, faults, config }: Start) {
  const { hsts, securityContact, hookSecret, formerUrls } = config
  const { deskKey, trustedProxies } = config.desk
  return { services, store, images, desk, log, faults, deskKey, trustedProxies, formerUrls, hsts, securityContact, hookSecret }
}

/** Fills the store from the snapshot and refreshes after `settled`, or waits a little for the first reading. Each collection is read once. */
export async function firstContent({ store, images }: Reading, settled?: Promise<unknown>): Promise<void> {
  await images.load()
  await store.start(settled)
  if (!store.isFilled()) await Promise.race([store.underway(), delay(firstReadTimeout, undefined, { ref: false })])
}

/** Logs how the site runs. */
export async function announce({ config, log, services, store, desk }: Start, server: HttpServer): Promise<void> {
  const { clock, content } = config
  const time = new Date(services.clock.now()).toISOString()
  const reason = {
    real: 'the real time',
    demo: 'demo: it starts 37 days before the forum',
    given: 'SITE_NOW: it starts there and runs on',
  }[clock.reason]
  log.info({ node: process.version, clock: time, reason }, 'the clock of the site')
  log.info(
    { source: content.kind === 'embedded' ? 'embedded demo' : content.url + content.prefix, filled: store.isFilled() },
    'content',
  )
  if (content.kind === 'service' && isReadable(content.url))
    log.warn({ security: 'content in clear' }, 'CONTENT_API_URL is http: the token and personal data can be read on the network')
  const {
    isOpen,
    post: { outbox },
  } = desk()
  const deliveries = isOpen ? await outbox.statistics().catch((error: Error) => ({ reason: error.message })) : {}
  log.info(
    {
      payment: config.desk.payment.kind,
      mail: config.desk.smtpUrl ? 'SMTP' : 'files in DATA_DIR/mail',
      ...deliveries,
    },
    'the desk: deliveries',
  )
  const host = config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  log.info(`The site is at http://${host}:${server.address.port}`)
}

/** Whether traffic to `url` is unencrypted and leaves this machine. */
function isReadable(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** Graceful shutdown at SIGTERM or SIGINT: not ready, no new connections, last responses, exit code 0. */
export function endInOrder(start: Start, server: HttpServer, onEnding: () => void): void {
  let isEnding = false
  const end = async (signal: string) => {
    if (isEnding) return
    isEnding = true
    onEnding()
    start.log.info({ signal }, 'ending: no new requests are taken')
    start.images.beginEnding()
    start.desk().run.beginEnding()
    await server.drain()
    await start[Symbol.asyncDispose]()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}
