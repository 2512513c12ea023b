// Set-up of a running service: tables, access, look, demo content, and last the webhook, so that seeding calls nobody. Steps can be repeated and
// delete nothing.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dressAdmin } from '../access/admin-look.mjs'
import { applyAccess } from '../access/apply-access.mjs'
import { showPreviews } from '../access/previews.mjs'
import { keepRetention } from '../access/retention.mjs'
import { connectSite, disconnectSite } from '../access/site-hook.mjs'
import { seedDemo, seedNeeded } from '../seed/seed-demo.mjs'
import { Fault } from './fault.mjs'
import { connect } from './rest.mjs'
import { buildSchema } from './schema.mjs'
import { HOME } from './settings.mjs'

const SOURCES = ['../packages/content/model', 'access', 'seed', 'service']

/** Whether this data was last set up by these very sources. */
export const isSetUp = (settings) =>
  existsSync(stamp(settings)) && readFileSync(stamp(settings), 'utf8') === sourcesHash(settings)

export async function setUp(settings, log) {
  const rest = await asAdministrator(settings)
  await buildSchema(rest, settings, log)
  await applyAccess(rest, settings, log)
  await dressAdmin(rest, settings)
  await showPreviews(rest, settings)
  if (await seedNeeded(rest, settings)) {
    await disconnectSite(rest)
    await seedDemo({ rest, settings, demoDir: process.env.CONTENT_DEMO_DIR ?? join(HOME, '../packages/content/demo'), log })
  }
  await keepRetention(rest, settings.retention)
  await connectSite(rest)
  writeFileSync(stamp(settings), sourcesHash(settings))
}

/** Fails when the data belong to other secrets. */
export async function asAdministrator(settings) {
  const rest = connect(settings.url, settings.secrets.ADMIN_TOKEN)
  await rest.get('/users/me?fields=id').catch((error) => {
    if (error.status !== 401) throw error
    throw new Fault(
      `The data in ${settings.dataDir} was set up with other secrets than those in ${settings.envFile}: bring that file back, or move the data away.`,
    )
  })
  return rest
}

const stamp = (settings) => join(settings.dataDir, 'set-up-by')

function sourcesHash({ database, demo, retention, siteUrl, publicUrl, deskUrl }) {
  const hash = createHash('sha256').update(`${database} ${demo} ${JSON.stringify(retention)} ${siteUrl} ${publicUrl} ${deskUrl}`)
  hash.update(readFileSync(join(HOME, 'package-lock.json')))
  for (const folder of SOURCES) {
    for (const name of readdirSync(join(HOME, folder)).sort()) hash.update(readFileSync(join(HOME, folder, name)))
  }
  return hash.digest('hex')
}
