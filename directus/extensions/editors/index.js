// Rules for editors in the admin application. They apply only to people signed in there; the site's account, the public and flows are limited by
// their rights.
import { content } from '../../../packages/content/model/model.ts'
import { keepOneCurrent, presetsFor, refuseNoCurrent } from './current-edition.js'
import { beginAtOwnWork } from './first-page.js'
import { fillIn, ofItsDay } from './fill-in.js'
import { refuseWhatIsUsed } from './in-use.js'
import { checkPictures, tellOfUpload } from './drawn-pictures.js'
import { checkProgramme } from './programme-rules.js'
import { languageOf, isStaff } from './refusal.js'
import { checkTimes } from './readable-times.js'
import { searchInUkrainian } from './search.js'
import { checkValues } from './values.js'

const names = new Set(content.map(({ collection }) => collection))
export default ({ filter, action }, { services, getSchema }) => {
  const change = (isNew) => async (payload, { collection, keys }, { database, accountability }) => {
    if (!isStaff(accountability) || !names.has(collection)) return payload
    const language = await languageOf(accountability, database)
    const saved = { collection, keys: isNew ? null : keys, database, language }
    checkTimes(payload, saved)
    // The form shows defaults but sends only changes; Directus adds defaults after these rules.
    const begun = isNew && !accountability.admin ? await presetsFor(collection, database) : {}
    const filled = await fillIn({ ...begun, ...(await ofItsDay(payload, saved)), ...payload }, saved)
    await refuseNoCurrent(filled, saved)
    const placed = await checkProgramme(filled, saved)
    await checkValues(placed, saved)
    await checkPictures(placed, saved, { services, getSchema })
    return placed
  }
  filter('items.create', change(true))
  filter('items.update', change(false))

  const remove = async (keys, { collection }, { database, accountability }) => {
    if (isStaff(accountability))
      await refuseWhatIsUsed(keys, { collection, database, language: await languageOf(accountability, database) })
    return keys
  }
  filter('items.delete', remove)
  filter('files.delete', (keys, _meta, context) => remove(keys, { collection: 'directus_files' }, context))

  const query = (asked, { collection }, { database, accountability }) =>
    isStaff(accountability) ? searchInUkrainian(asked, collection, database) : asked
  filter('items.query', query)
  filter('files.query', (asked, _meta, context) => query(asked, { collection: 'directus_files' }, context))

  filter('users.create', beginAtOwnWork)
  action('files.upload', tellOfUpload({ services, getSchema }))
  const current = keepOneCurrent({ services, getSchema })
  for (const event of ['create', 'update', 'delete']) action(`forums.items.${event}`, current)
}
