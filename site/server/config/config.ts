// Reads and validates the settings, for index.ts and dev.ts; reports all faults at once (docs/operate.md).
import type { ContentLocation } from '@forum/content/port.ts'
import { decideDesk, deskTable } from '@forum/desk/port.ts'
import {
  ConfigError,
  fault,
  type GivenSettings,
  origin,
  readGiven,
  readSettings,
  type ValuesOf,
} from '@forum/ground/settings/setting.ts'
import type { Environment } from './env.ts'
import { demoFaults } from './public-demo.ts'
import { serviceSettings, siteSettings } from './site-settings.ts'

/**
 * The values of the site's settings (site-settings.ts), and what is decided from several of them: `content`; `editorsKey` null: no list of
 * incomplete content and no previews; `clock`, whose `startsAt` null is the real time; `metrics` null: off; `desk`.
 */
export type Config = ReturnType<typeof decideConfig>

export type HstsScope = Config['hsts']

/** Contact while there is no content; null: not given. */
export type Organisers = ValuesOf<typeof siteSettings.organisers>

/** 37 days before the forum of the demo: tickets are on sale and the countdown runs (product.md, 1.5). */
export const demoStart = Date.parse('2025-09-09T09:00:00+03:00')

/** Throws a ConfigError with all faults. */
export function decideConfig(environment: Environment, isTerminal = false) {
  const faults: string[] = []
  const isDemo = !environment.CONTENT_API_URL
  const site = readSettings(siteSettings, environment, faults)
  const service = isDemo ? null : readSettings(serviceSettings, environment, faults)
  const desk = decideDesk(environment, faults, isDemo)
  if (environment.SITE_NOW && environment.NODE_ENV === 'production' && environment.SITE_DEVELOPMENT !== 'on')
    faults.push(fault(siteSettings.startsAt, environment, 'nothing in production, unless SITE_DEVELOPMENT=on'))
  faults.push(...demoFaults(environment))
  const siteUrl = site?.siteUrl ?? `http://localhost:${site?.port}`
  if (origin(environment.DESK_URL ?? '') && !environment.DESK_PORT)
    faults.push(fault(deskTable.deskSettings.site.port, environment, 'the port at which the desk of DESK_URL listens'))
  if (desk?.site?.url === siteUrl)
    faults.push(fault(deskTable.deskSettings.site.url, environment, 'another origin than SITE_URL'))
  if (!site || service === undefined || !desk || faults.length > 0) throw new ConfigError(faults)
  const { contentUrl, startsAt, ...plain } = site
  return {
    ...plain,
    siteUrl,
    // The site may have a name again that it had before.
    formerUrls: (site.formerUrls ?? []).filter((url) => url !== siteUrl && url !== desk.site?.url),
    firstUrl: site.formerUrls?.[0] ?? siteUrl,
    content: contentLocation(contentUrl, service),
    editorsKey: service?.editorsKey ?? null,
    previewToken: service?.previewToken ?? null,
    clock: clockSetting(startsAt, isDemo),
    logFormat: plain.logFormat ?? (isTerminal ? 'text' : 'json'),
    metrics: plain.metrics.port === null && plain.metrics.key === null ? null : plain.metrics,
    desk,
  }
}

/** What commands on the files of the desk read, without a look at the other settings. Throws an Error with the faults of these. */
export function settingsForFiles(source: GivenSettings) {
  const { dataDirectory } = siteSettings
  const given = readGiven({ dataDirectory, ...deskTable.sharedSettings }, source)
  const faults: string[] = []
  const own = readSettings({ dataDirectory }, given, faults)
  if (!own) throw new ConfigError(faults)
  return { ...own, given }
}

function contentLocation(url: string | null, service: ValuesOf<typeof serviceSettings> | null): ContentLocation {
  return url && service ? { kind: 'service', url, prefix: service.prefix, token: service.token } : { kind: 'embedded' }
}

function clockSetting(startsAt: number | null, isDemo: boolean) {
  if (startsAt !== null) return { startsAt, reason: 'given' as const }
  return isDemo ? { startsAt: demoStart, reason: 'demo' as const } : { startsAt: null, reason: 'real' as const }
}
