// Reads and validates the settings, for index.ts and dev.ts; reports all faults at once (docs/operate.md).
import * as v from 'valibot'
import type { Instant } from '#domain/record/record.ts'
import type { LogFormat } from '../ground/log.ts'
import { type DeskConfig, decideDesk } from './desk-config.ts'
import type { Environment } from './env.ts'
import { demoFaults } from './public-demo.ts'
import { type Secret, secret } from './secrets.ts'
import { fault, matching, origin, readSettings, secretText, setting, webAddress, wholeNumber } from './setting.ts'

/** Source of content: a content service, or the embedded demo. */
export type ContentLocation = { kind: 'embedded' } | { kind: 'service'; url: string; prefix: string; token: Secret | null }

/** `startsAt` null: real time. */
type ClockSetting = { startsAt: Instant | null; reason: 'real' | 'demo' | 'given' }

export type HstsScope = 'host' | 'subdomains' | 'preload'

/** Contact while there is no content; null: not given. */
export type Organisers = { phone: string | null; email: string | null; address: string | null }

export type Config = {
  port: number
  host: string
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  content: ContentLocation
  /** null: the webhook is off. */
  hookSecret: Secret | null
  /** Key of editors' passes; null: no list of incomplete content and no previews. */
  editorsKey: Secret | null
  /** Token of an account that reads drafts; null: no previews. */
  previewToken: Secret | null
  dataDirectory: string
  /** The operator's current edition; null: the editors decide. */
  currentForumYear: number | null
  /** null: no analytics. */
  analyticsId: string | null
  clock: ClockSetting
  isDevelopment: boolean
  /** Scope of HTTPS-only: this host, its subdomains, or the browsers' preload list. */
  hsts: HstsScope
  /** Contact for vulnerabilities (mailto: or https:); null: none. */
  securityContact: string | null
  organisers: Organisers
  /** false: service workers remove themselves. */
  hasServiceWorker: boolean
  /** Pictures are generated in advance. */
  preparesPictures: boolean
  /** How long shared caches may use copies of pages, seconds; null: no shared cache. */
  cdnSeconds: number | null
  logFormat: LogFormat
  /** Which responses are logged: rendered ones only (0), all (1), or one in so many cached ones. */
  accessLogEvery: number
  /** Access to metrics: on their own `port` or with a `key`; null: off. */
  metrics: { port: number | null; key: Secret | null } | null
  /** The organisers' desk: port and origin; null: off. */
  deskSite: { port: number; url: string } | null
  /** Daily limits of one organiser: refunds (kopiykas) and free seats. */
  dayLimits: { amount: number; seats: number }
  desk: DeskConfig
}

/** 37 days before the forum of the demo: tickets are on sale and the countdown runs (product.md, 1.5). */
export const demoStart = Date.parse('2025-09-09T09:00:00+03:00')

/** Carries one line per fault: the variable, what was given, what is allowed. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const onOrOff = v.picklist(['on', 'off'], 'on or off')

/** A key of at least so many characters: shorter ones can be guessed. */
function longSecret(least: number) {
  return setting(`at least ${least} visible ASCII characters without spaces`, (text) =>
    /^[\x21-\x7e]+$/.test(text) && text.length >= least ? secret(text) : undefined,
  )
}

const siteSettings = v.object({
  PORT: v.optional(wholeNumber('a whole number', 0, 65_535), '3000'),
  HOST: v.optional(matching('a host name or an IP address', /^[\w.:[\]-]+$/), '127.0.0.1'),
  SITE_URL: v.optional(setting('an http or https origin such as https://forum.example', origin)),
  DEMO: v.optional(v.picklist(['public'], 'public, or nothing')),
  CONTENT_API_URL: v.optional(setting('an http or https address without query, or nothing for the embedded demo', baseAddress)),
  CONTENT_WEBHOOK_SECRET: v.optional(secretText),
  DATA_DIR: v.optional(
    setting('the path of a folder', (text) => (text.includes('\0') ? undefined : text)),
    '.data',
  ),
  CURRENT_FORUM_YEAR: v.optional(wholeNumber('a year', 1990, 2100)),
  ANALYTICS_ID: v.optional(matching('a measurement id such as G-ABC123', /^[A-Z]{1,4}-[A-Z0-9-]{4,32}$/)),
  SITE_NOW: v.optional(setting('a moment with its offset such as 2025-10-16T09:30+03:00', instant)),
  HSTS: v.optional(v.picklist(['host', 'subdomains', 'preload'], 'host, subdomains or preload'), 'host'),
  SECURITY_CONTACT: v.optional(setting('an e-mail address, or an https address', securityContact)),
  SITE_DEVELOPMENT: v.optional(onOrOff, 'off'),
  ORGANISERS_PHONE: v.optional(matching('a telephone number such as +380 44 123 45 67', /^\+?\d[\d ()-]{4,30}$/)),
  ORGANISERS_EMAIL: v.optional(matching('an e-mail address', /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/)),
  ORGANISERS_ADDRESS: v.optional(matching('a postal address of at most 200 characters in one line', /^[^\r\n<>]{5,200}$/)),
  SERVICE_WORKER: v.optional(onOrOff, 'on'),
  PICTURES_AHEAD: v.optional(onOrOff, 'on'),
  CDN_SECONDS: v.optional(wholeNumber('a whole number of seconds', 1, 3600)),
  LOG_FORMAT: v.optional(v.picklist(['text', 'json'], 'text or json')),
  ACCESS_LOG: v.optional(setting('made, all, or a share of the pages from memory such as 1/100', accessLogEvery), 'made'),
  METRICS_PORT: v.optional(wholeNumber('a whole number', 0, 65_535)),
  METRICS_KEY: v.optional(longSecret(16)),
  DESK_PORT: v.optional(wholeNumber('a whole number', 0, 65_535)),
  DESK_URL: v.optional(setting('an http or https origin such as https://desk.forum.example', origin)),
  DESK_REFUND_LIMIT: v.optional(wholeNumber('whole hryvnias', 0, 99_999_999), '100000'),
  DESK_FREE_LIMIT: v.optional(wholeNumber('a whole number of seats', 0, 100_000), '2000'),
})

/** Only with a content service. */
const serviceSettings = v.object({
  CONTENT_API_PREFIX: v.optional(setting('nothing, or a path such as /v2', pathPrefix), '/v2'),
  CONTENT_API_TOKEN: v.optional(secretText),
  CONTENT_PREVIEW_TOKEN: v.optional(secretText),
  EDITORS_KEY: v.optional(longSecret(24)),
})

/** Throws a ConfigError with all faults. */
export function decideConfig(environment: Environment, isTerminal = false): Config {
  const faults: string[] = []
  const isDemo = !environment.CONTENT_API_URL
  const site = readSettings(siteSettings, environment, faults)
  const service = isDemo ? null : readSettings(serviceSettings, environment, faults)
  const desk = decideDesk(environment, faults, isDemo)
  if (environment.SITE_NOW && environment.NODE_ENV === 'production' && environment.SITE_DEVELOPMENT !== 'on')
    faults.push(fault('SITE_NOW', environment, 'nothing in production, unless SITE_DEVELOPMENT=on'))
  faults.push(...demoFaults(environment), ...deskSiteFaults(environment, site))
  if (!site || service === undefined || !desk || faults.length > 0) throw new ConfigError(faults)
  const { CONTENT_API_URL: url, SITE_NOW: startsAt } = site
  const token = service?.CONTENT_API_TOKEN ?? null
  return {
    port: site.PORT,
    host: site.HOST,
    siteUrl: site.SITE_URL ?? `http://localhost:${site.PORT}`,
    content: url && service ? { kind: 'service', url, prefix: service.CONTENT_API_PREFIX, token } : { kind: 'embedded' },
    hookSecret: site.CONTENT_WEBHOOK_SECRET ?? null,
    editorsKey: service?.EDITORS_KEY ?? null,
    previewToken: service?.CONTENT_PREVIEW_TOKEN ?? null,
    dataDirectory: site.DATA_DIR,
    currentForumYear: site.CURRENT_FORUM_YEAR ?? null,
    analyticsId: site.ANALYTICS_ID ?? null,
    clock: clockSetting(startsAt, isDemo),
    hsts: site.HSTS,
    securityContact: site.SECURITY_CONTACT ?? null,
    isDevelopment: site.SITE_DEVELOPMENT === 'on',
    organisers: {
      phone: site.ORGANISERS_PHONE ?? null,
      email: site.ORGANISERS_EMAIL ?? null,
      address: site.ORGANISERS_ADDRESS ?? null,
    },
    hasServiceWorker: site.SERVICE_WORKER === 'on',
    preparesPictures: site.PICTURES_AHEAD === 'on',
    cdnSeconds: site.CDN_SECONDS ?? null,
    logFormat: site.LOG_FORMAT ?? (isTerminal ? 'text' : 'json'),
    accessLogEvery: site.ACCESS_LOG,
    metrics: metricsSetting(site),
    deskSite:
      site.DESK_PORT === undefined ? null : { port: site.DESK_PORT, url: site.DESK_URL ?? `http://localhost:${site.DESK_PORT}` },
    dayLimits: { amount: site.DESK_REFUND_LIMIT * 100, seats: site.DESK_FREE_LIMIT },
    desk,
  }
}

/** The desk needs its own origin, so that scripts of the public site cannot reach it. */
function deskSiteFaults(environment: Environment, site: v.InferOutput<typeof siteSettings> | undefined): string[] {
  if (!site?.DESK_URL) return []
  if (site.DESK_PORT === undefined) return [fault('DESK_PORT', environment, 'the port at which the desk of DESK_URL listens')]
  const isOwn = site.DESK_URL !== (site.SITE_URL ?? `http://localhost:${site.PORT}`)
  return isOwn ? [] : [fault('DESK_URL', environment, 'another origin than SITE_URL')]
}

function clockSetting(startsAt: Instant | undefined, isDemo: boolean): ClockSetting {
  if (startsAt !== undefined) return { startsAt, reason: 'given' }
  return isDemo ? { startsAt: demoStart, reason: 'demo' } : { startsAt: null, reason: 'real' }
}

function metricsSetting({ METRICS_PORT: port, METRICS_KEY: key }: v.InferOutput<typeof siteSettings>): Config['metrics'] {
  return port === undefined && key === undefined ? null : { port: port ?? null, key: key ?? null }
}

function accessLogEvery(text: string): number | undefined {
  if (text === 'made') return 0
  if (text === 'all') return 1
  const [, every] = /^1\/([1-9]\d{0,5})$/.exec(text) ?? []
  return every === undefined ? undefined : Number(every)
}

function instant(text: string): Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined
  const value = Date.parse(text)
  return Number.isNaN(value) ? undefined : value
}

function baseAddress(text: string): string | undefined {
  const url = webAddress(text)
  return url && `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

function securityContact(text: string): string | undefined {
  if (/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(text)) return `mailto:${text}`
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : undefined
}

function pathPrefix(text: string): string | undefined {
  if (text === '' || text === '/') return ''
  return /^(\/[\w.~-]+)+\/?$/.test(text) ? text.replace(/\/$/, '') : undefined
}
