// Decides the settings of the process, for index.ts and dev.ts; refuses what is wrong, all faults at once (content model, Settings).
import type { Instant } from '#domain/record.ts'
import type { LogFormat } from '../log.ts'
import { type DeskConfig, decideDesk } from './desk-config.ts'
import type { Environment } from './env.ts'
import type { Secret } from './secrets.ts'
import { fault, oneOf, origin, type Read, readSecret, settingReader, webAddress, wholeNumber } from './setting-reader.ts'

/** Where content comes from: a content service, or the demo that the repository carries. */
export type ContentLocation = { kind: 'embedded' } | { kind: 'service'; url: string; prefix: string; token: Secret | null }

/** `startsAt` null: the real time. */
export type ClockSetting = { startsAt: Instant | null; reason: 'real' | 'demo' | 'given' }

export type Config = {
  port: number
  host: string
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  content: ContentLocation
  /** null: the hook is off. */
  hookSecret: Secret | null
  dataDirectory: string
  currentForumYear: number
  /** null: no analytics. */
  analyticsId: string | null
  clock: ClockSetting
  isDevelopment: boolean
  /** false: the site takes its service worker out of every browser. */
  hasServiceWorker: boolean
  logFormat: LogFormat
  desk: DeskConfig
}

/** 37 days before the forum of the demo: tickets are on sale and the countdown runs (decisions, Brand and time). */
export const demoStart = Date.parse('2025-09-09T09:00:00+03:00')

/** Carries one line per fault: the variable, what was given, what is allowed. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** The configuration that `environment` asks for. Throws a ConfigError with every fault. */
export function decideConfig(environment: Environment, isTerminal = false): Config {
  const faults: string[] = []
  const read = settingReader(environment, faults)
  const port = read('PORT', '3000', 'a whole number from 0 to 65535', (text) => wholeNumber(text, 0, 65_535))
  const content = contentLocation(environment, read, faults)
  const config: Config = {
    port: port ?? 0,
    host:
      read('HOST', '127.0.0.1', 'a host name or an IP address', (text) => (/^[\w.:[\]-]+$/.test(text) ? text : undefined)) ?? '',
    siteUrl:
      read('SITE_URL', `http://localhost:${port ?? 3000}`, 'an http or https origin such as https://forum.example', origin) ?? '',
    content,
    hookSecret: readSecret(environment, 'CONTENT_WEBHOOK_SECRET', faults),
    dataDirectory: read('DATA_DIR', '.data', 'the path of a folder', (text) => (text.includes('\0') ? undefined : text)) ?? '',
    currentForumYear:
      read('CURRENT_FORUM_YEAR', '2025', 'a year from 1990 to 2100', (text) => wholeNumber(text, 1990, 2100)) ?? 0,
    analyticsId: environment.ANALYTICS_ID
      ? (read('ANALYTICS_ID', '', 'a measurement id such as G-ABC123', measurementId) ?? null)
      : null,
    clock: clockSetting(environment, content, read, faults),
    isDevelopment: read('SITE_DEVELOPMENT', 'off', 'on or off', (text) => oneOf(text, ['on', 'off'])) === 'on',
    hasServiceWorker: read('SERVICE_WORKER', 'on', 'on or off', (text) => oneOf(text, ['on', 'off'])) === 'on',
    logFormat:
      read('LOG_FORMAT', isTerminal ? 'text' : 'json', 'text or json', (text) => oneOf(text, ['text', 'json'])) ?? 'json',
    desk: decideDesk(environment, faults, content.kind === 'embedded'),
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

function contentLocation(environment: Environment, read: Read, faults: string[]): ContentLocation {
  const url = read('CONTENT_API_URL', '', 'an http or https address without query, or nothing for the embedded demo', (text) =>
    text === '' ? '' : baseAddress(text),
  )
  if (url === '') return { kind: 'embedded' }
  const prefixOtherwise = environment.CONTENT_API_PREFIX === undefined ? '/v2' : ''
  const prefix = read('CONTENT_API_PREFIX', prefixOtherwise, 'nothing, or a path such as /v2', pathPrefix)
  return { kind: 'service', url: url ?? '', prefix: prefix ?? '', token: readSecret(environment, 'CONTENT_API_TOKEN', faults) }
}

function clockSetting(environment: Environment, content: ContentLocation, read: Read, faults: string[]): ClockSetting {
  if (!environment.SITE_NOW)
    return content.kind === 'embedded' ? { startsAt: demoStart, reason: 'demo' } : { startsAt: null, reason: 'real' }
  if (environment.NODE_ENV === 'production' && environment.SITE_DEVELOPMENT !== 'on') {
    faults.push(fault('SITE_NOW', JSON.stringify(environment.SITE_NOW), 'nothing in production, unless SITE_DEVELOPMENT=on'))
  }
  const startsAt = read('SITE_NOW', '', 'a moment with its offset such as 2025-10-16T09:30+03:00', instant)
  return { startsAt: startsAt ?? null, reason: 'given' }
}

function instant(text: string): Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined
  const value = Date.parse(text)
  return Number.isNaN(value) ? undefined : value
}

function measurementId(text: string): string | undefined {
  return /^[A-Z]{1,4}-[A-Z0-9-]{4,32}$/.test(text) ? text : undefined
}

function baseAddress(text: string): string | undefined {
  const url = webAddress(text)
  return url && `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

function pathPrefix(text: string): string | undefined {
  if (text === '' || text === '/') return ''
  return /^(\/[\w.~-]+)+\/?$/.test(text) ? text.replace(/\/$/, '') : undefined
}
