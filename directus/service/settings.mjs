// Settings of the content service: the operator's, generated ones, and Directus's environment.
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from './fault.mjs'

export const HOME = fileURLToPath(new URL('..', import.meta.url))

const secret = () => randomBytes(24).toString('base64url')
/** Generated at the first set-up and stored in .env. */
const GENERATED = {
  SECRET: secret,
  ADMIN_EMAIL: () => 'admin@example.com',
  ADMIN_PASSWORD: secret,
  ADMIN_TOKEN: secret,
  SITE_TOKEN: secret,
  SITE_HOOK_SECRET: secret,
  PREVIEW_TOKEN: secret,
  EDITORS_KEY: secret,
  EDITOR_EMAIL: () => 'editor@example.com',
  EDITOR_PASSWORD: () => randomBytes(9).toString('base64url'),
  ORGANISER_EMAIL: () => 'organiser@example.com',
  ORGANISER_PASSWORD: () => randomBytes(9).toString('base64url'),
}
/** Demo only: elsewhere volunteers are invited by name. */
const OF_THE_DEMO = {
  STEWARD_EMAIL: () => 'steward@example.com',
  STEWARD_PASSWORD: () => randomBytes(9).toString('base64url'),
}
/** Operator's settings for a database or second process, passed on unchanged. */
const HANDED_ON = /^(DB_|REDIS|CACHE_|RATE_LIMITER_|PRESSURE_LIMITER_|SYNCHRONIZATION_|STORAGE_|CORS_|EMAIL_|IP_TRUST_PROXY|LOG_)/
const DEFAULTS = {
  DB_CLIENT: 'sqlite3',
  HOST: '127.0.0.1',
  CONTENT_DEMO: 'true',
  SITE_HOOK_URL: 'http://127.0.0.1:3000/hooks/content',
  RETENTION_SUBMISSION_DAYS: '365',
  RETENTION_ORDER_DAYS: '1095',
}

/**
 * @param {{ dataDir?: string, port?: number, siteHookUrl?: string, isAsked?: boolean }} given by the caller: wins over the environment;
 *   `isAsked`: nothing is generated or written
 * @param {NodeJS.ProcessEnv} environment wins over the .env
 */
export function loadSettings(given = {}, environment = process.env) {
  const elsewhere = given.dataDir ?? environment.CONTENT_DATA_DIR
  const envFile = join(elsewhere ? resolve(elsewhere) : HOME, '.env')
  const written = readEnvFile(envFile)
  const value = (name) => environment[name] || written[name] || DEFAULTS[name]
  const dataDir = elsewhere ? resolve(elsewhere) : resolve(HOME, written.CONTENT_DATA_DIR ?? 'data')
  if (!given.isAsked) makeDirectories(dataDir)
  const demo = value('CONTENT_DEMO') !== 'false'
  const generated = demo ? { ...GENERATED, ...OF_THE_DEMO } : GENERATED
  if (!given.isAsked) generateSecrets(envFile, written, value, generated)
  const siteHookUrl = given.siteHookUrl ?? value('SITE_HOOK_URL')
  const port = given.port ?? portOf(value('PORT') ?? '8055')
  const own = { ...Object.fromEntries(Object.entries(written).filter(([name]) => HANDED_ON.test(name))) }
  for (const name of Object.keys(environment)) if (HANDED_ON.test(name)) own[name] = environment[name]
  return {
    dataDir,
    envFile,
    port,
    url: `http://127.0.0.1:${port}`,
    host: value('HOST'),
    publicUrl: given.port ? `http://127.0.0.1:${port}` : (value('PUBLIC_URL') ?? `http://127.0.0.1:${port}`),
    demo,
    database: value('DB_CLIENT'),
    siteHookUrl,
    // Locally the website is `localhost`, and rejects forms opened under another name.
    siteUrl: originOf('SITE_URL', value('SITE_URL') ?? siteHookUrl.replace('//127.0.0.1', '//localhost')),
    // Origin of the organisers' desk; missing: no links to it.
    deskUrl: value('DESK_URL') ? originOf('DESK_URL', value('DESK_URL')) : '',
    retention: {
      submissionDays: daysOf('RETENTION_SUBMISSION_DAYS', value('RETENTION_SUBMISSION_DAYS')),
      orderDays: daysOf('RETENTION_ORDER_DAYS', value('RETENTION_ORDER_DAYS')),
    },
    secrets: Object.fromEntries(Object.keys(generated).map((name) => [name, value(name)])),
    handedOn: own,
  }
}

/** @param {ReturnType<typeof loadSettings>} settings @returns {Record<string, string>} the environment of the Directus process */
export function directusEnvironment(settings, environment = process.env) {
  const { PATH, HOME: home, TMPDIR, LANG, TZ } = environment
  return {
    ...defined({ PATH, HOME: home, TMPDIR, LANG, TZ }),
    NODE_ENV: 'production',
    CONFIG_PATH: join(settings.dataDir, 'no-further-configuration.env'),
    PORT: String(settings.port),
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    DB_CLIENT: settings.database,
    DB_FILENAME: join(settings.dataDir, 'content.db'),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: join(settings.dataDir, 'uploads'),
    EXTENSIONS_PATH: join(HOME, 'extensions'),
    // Temporary files of Directus's extension bundles: its default folder is read-only on servers.
    TEMP_PATH: join(settings.dataDir, 'temporary'),
    TELEMETRY: 'false',
    AI_ENABLED: 'false',
    MCP_ENABLED: 'false',
    GRAPHQL_INTROSPECTION: 'false',
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
    // The site has its own cache and asks after each change; a cache here would return old data.
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'true',
    RATE_LIMITER_STORE: 'memory',
    RATE_LIMITER_POINTS: '500',
    RATE_LIMITER_DURATION: '1',
    // Its 503 would also hit the admin application's files and leave a white page. Visitors use only the site.
    PRESSURE_LIMITER_ENABLED: 'false',
    // Measures pictures up to this many pixels per side; extensions/editors needs sizes to reject large ones.
    ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: '20000',
    // Directus by default forbids flows to call the local machine, where the site usually runs.
    IMPORT_IP_DENY_LIST: '169.254.169.254',
    FLOWS_ENV_ALLOW_LIST: 'SITE_HOOK_URL,SITE_HOOK_SECRET',
    SITE_HOOK_URL: settings.siteHookUrl,
    SITE_URL: settings.siteUrl,
    DESK_URL: settings.deskUrl,
    // The website's preview is framed in the admin application.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',blob:,${settings.siteUrl}`,
    ...settings.handedOn,
    ...settings.secrets,
  }
}

function readEnvFile(path) {
  if (!existsSync(path)) return {}
  const pairs = readFileSync(path, 'utf8').matchAll(/^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/gm)
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]))
}

function generateSecrets(envFile, written, value, generated) {
  const missing = Object.keys(generated).filter((name) => !value(name))
  if (missing.length === 0) return
  const lines = missing.map((name) => {
    written[name] = generated[name]()
    return `${name}=${written[name]}`
  })
  const heading = existsSync(envFile)
    ? ''
    : '# Secrets of this content service, made on its first set-up. Lost, they cannot be made again.\n'
  // Whole and on the disk, before anything is set up with them: after a power cut they could not be made again.
  const draft = `${envFile}.new`
  const before = existsSync(envFile) ? readFileSync(envFile, 'utf8') : ''
  writeFileSync(draft, `${before}${heading}${lines.join('\n')}\n`, { mode: 0o600, flush: true })
  chmodSync(draft, 0o600)
  renameSync(draft, envFile)
  const folder = openSync(dirname(envFile), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function makeDirectories(dataDir) {
  try {
    mkdirSync(join(dataDir, 'uploads'), { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Fault(`The content service cannot write to its data directory ${dataDir} (${error.code}).`)
  }
}

function portOf(text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Fault(`PORT of the content service is “${text}”, a number from 1 to 65535 is needed.`)
  return port
}

/** Validates an origin for links. */
function originOf(name, text) {
  const url = URL.parse(text)
  if (!/^https?:$/.test(url?.protocol ?? ''))
    throw new Fault(`${name} of the content service is “${text}”, an address such as https://forum.example is needed.`)
  return url.origin
}

/** Strict: a wrong value would delete data. */
function daysOf(name, text) {
  const days = Number(text)
  if (!/^\d+$/.test(text) || days < 1 || days > 3650)
    throw new Fault(`${name} of the content service is “${text}”, a whole number of days from 1 to 3650 is needed.`)
  return days
}

const defined = (record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
