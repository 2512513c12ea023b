// Starts and stops the content service: for commands here, for the website's `start:live`, and for tests with their own data directory.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, refuseBusyPort, startDirectus } from './service/directus.mjs'
import { install } from './service/install.mjs'
import { asAdministrator, isSetUp, setUp } from './service/set-up.mjs'
import { loadSettings } from './service/settings.mjs'

export { command, Fault } from './service/fault.mjs'

/** @typedef {{ email: string, password: string }} Login */

/**
 * Installs when the lockfile has changed, sets up when the data or the sources are new, seeds only an empty service.
 * @param {{ port?: number, siteHookUrl?: string, dataDir?: string, log?: (line: string) => void, again?: boolean }} how
 *   `again` repeats the set-up even when nothing is new
 * @returns {Promise<{ url: string, siteToken: string, hookSecret: string, previewToken: string, editorsKey: string, adminToken: string, demo: boolean,
 *   admin: Login, editor: Login, organiser: Login, steward: Login | null, ended: Promise<number | null>, stop: () => Promise<void> }>} `ended` settles when Directus ends, asked to or not
 */
export async function startContentService({ port, siteHookUrl, dataDir, log = console.log, again = false } = {}) {
  const settings = loadSettings({ port, siteHookUrl, dataDir })
  await refuseBusyPort(settings.port, settings.host)
  await install({ database: settings.database, log })
  const needed = again || !isSetUp(settings) || lostDatabase(settings)
  if (needed) {
    log('content service: preparing the database …')
    await bootstrap(settings)
  }
  const directus = await startDirectus(settings)
  try {
    await (needed ? setUp(settings, log) : asAdministrator(settings))
  } catch (error) {
    await directus.stop()
    throw error
  }
  const { secrets } = settings
  return {
    url: settings.url,
    siteToken: secrets.SITE_TOKEN,
    hookSecret: secrets.SITE_HOOK_SECRET,
    previewToken: secrets.PREVIEW_TOKEN,
    editorsKey: secrets.EDITORS_KEY,
    adminToken: secrets.ADMIN_TOKEN,
    demo: settings.demo,
    admin: { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD },
    editor: { email: secrets.EDITOR_EMAIL, password: secrets.EDITOR_PASSWORD },
    organiser: { email: secrets.ORGANISER_EMAIL, password: secrets.ORGANISER_PASSWORD },
    // Only the demo has one.
    steward: settings.demo ? { email: secrets.STEWARD_EMAIL, password: secrets.STEWARD_PASSWORD } : null,
    ended: directus.ended,
    stop: directus.stop,
  }
}

const lostDatabase = ({ database, dataDir }) => database === 'sqlite3' && !existsSync(join(dataDir, 'content.db'))
