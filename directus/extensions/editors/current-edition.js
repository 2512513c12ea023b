// The switch «Поточний форум»: only one edition has it, and new records belong to that edition.
import { EDITOR } from '../../access/roles.mjs'
import { presetsOf } from '../../access/presets.mjs'
import { faultAt } from './refusal.js'
import { wallTime } from './wall-time.js'

const STAYS = {
  uk: 'Якийсь форум має бути поточним: увімкніть перемикач у нового, цей вимкнеться сам.',
  en: 'Some forum has to be the current one: switch it on at the new one, this one goes off by itself.',
}

export async function refuseNoCurrent(payload, { collection, keys, database, language }) {
  if (collection !== 'forums' || !keys || !('is_current' in payload) || payload.is_current) return
  const [current] = await database('forums').whereIn('id', keys).andWhere({ is_current: true }).select('id')
  if (current) throw faultAt('is_current', STAYS, language)
}

/** After a change of an edition: switches off the others, and updates the defaults of forms. */
export const keepOneCurrent =
  ({ services, getSchema }) =>
  async ({ payload, key, keys }, { database }) => {
    const schema = await getSchema()
    const changed = key ?? keys?.[0]
    if (payload?.is_current === true && changed !== undefined) {
      const forums = new services.ItemsService('forums', { schema, knex: database, accountability: null })
      const others = await database('forums').where({ is_current: true }).whereNot({ id: changed }).select('id')
      if (others.length > 0)
        await forums.updateMany(
          others.map(({ id }) => id),
          { is_current: false },
        )
    }
    await renewPresets({ services, schema, database })
  }

async function currentPresets(database) {
  const forum = await database('forums').where({ is_current: true }).orderBy('year', 'desc').first('id', 'year', 'start_date')
  return presetsOf(forum && { ...forum, start_date: wallTime(forum.start_date) })
}

/** Defaults of new records in this collection. */
export const presetsFor = async (collection, database) => (await currentPresets(database))[collection] ?? {}

async function renewPresets({ services, schema, database }) {
  const wanted = await currentPresets(database)
  const permissions = new services.PermissionsService({ schema, knex: database, accountability: null })
  const rows = await database('directus_permissions').where({ policy: EDITOR.policy.id, action: 'create' }).select('id', 'collection', 'presets')
  for (const { id, collection, presets } of rows) {
    if (!(collection in wanted)) continue
    const there = typeof presets === 'string' ? JSON.parse(presets) : presets
    if (JSON.stringify(there ?? null) !== JSON.stringify(wanted[collection])) await permissions.updateOne(id, { presets: wanted[collection] })
  }
}
