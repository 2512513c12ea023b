// Refuses to delete records and files in use, and lists their uses. Uses follow from the model: fields that lead to it, junction tables, texts that
// name it.
import { collectionNamed, content, junctions } from '../../../packages/content/model/model.ts'
import { isRich } from '../../../packages/content/model/field.ts'
import { FILES } from '../../../packages/content/model/relation.ts'
import { forbidden } from './refusal.js'
import { dateOf, readable } from './wall-time.js'

const NAMED = 3
/** Pages whose text is part of the site's own pages in the menu. */
const IN_THE_MENU = new Set(['about', 'donate'])
const LANGUAGES = { uk: 0, en: 1 }

const labelOf = (collection, language) => collectionNamed(collection).label[LANGUAGES[language]]
const titleOf = (row) => row.year || (row.date && readable(dateOf(row.date))) || row.title_ua || row.name_ua || row.title_en || row.kind || row.slug || `№ ${row.id}`

/** @param {(string | number)[]} keys @param {{ collection: string, database: object, language: 'uk' | 'en' }} where */
export async function refuseWhatIsUsed(keys, where) {
  if (where.collection !== FILES && !collectionNamed(where.collection)) return
  for (const key of keys) {
    const row = await where.database(where.collection).where({ id: key }).first()
    if (!row) continue
    const uses = await usesOf(row, where)
    const kept = uses.length > 0 ? used(row, uses, where) : lastWord(row, where)
    if (kept) throw forbidden(kept, where.language)
  }
}

function lastWord(row, { collection }) {
  if (collection === 'pages' && IN_THE_MENU.has(row.slug))
    return {
      uk: `Сторінка «${titleOf(row)}» стоїть у меню сайту, тож її не видаляють. Змініть її текст або вимкніть «Показувати на сайті».`,
      en: `The page “${titleOf(row)}” stands in the site’s menu and is not deleted. Change its text, or switch off “Shown on the site”.`,
    }
  if (collection === 'forums' && row.is_current)
    return {
      uk: `Форум ${row.year} поточний, тож його не видаляють. Спершу зробіть поточним інший.`,
      en: `The forum ${row.year} is the current one and is not deleted. Make another one current first.`,
    }
  return null
}

/** @returns {Promise<{ collection: string, rows: object[] }[]>} by collection, each record once */
async function usesOf(row, { collection, database }) {
  const found = new Map()
  const note = (name, rows) => {
    const there = found.get(name) ?? new Map()
    for (const each of rows) there.set(each.id, each)
    if (there.size > 0) found.set(name, there)
  }
  for (const each of content) {
    for (const { field, relation } of each.fields)
      if (relation?.related_collection === collection) note(each.collection, await database(each.collection).where({ [field]: row.id }))
    const signs = namesInTexts(row, collection)
    for (const sign of signs) note(each.collection, (await textsWith(sign, each, database)).filter(isAnother(row, each, collection)))
  }
  for (const junction of junctions.filter(({ target }) => target === collection)) {
    const owners = database(junction.collection).where({ [junction.link]: row.id }).select(junction.ownerField)
    note(junction.owner, await database(junction.owner).whereIn('id', owners))
  }
  return [...found].map(([name, rows]) => ({ collection: name, rows: [...rows.values()] }))
}

const isAnother = (row, each, collection) => (one) => each.collection !== collection || one.id !== row.id

/** References in texts: files, and links to editors' pages. */
function namesInTexts(row, collection) {
  if (collection === FILES) return [row.id]
  return collection === 'pages' && row.slug ? ['uk', 'en', 'ru'].map((language) => `/${language}/${row.slug}"`) : []
}

function textsWith(sign, { collection, fields }, database) {
  const texts = fields.filter(isRich).map(({ field }) => field)
  if (texts.length === 0) return []
  return database(collection).where((where) => {
    for (const field of texts) where.orWhere(field, 'like', `%${sign}%`)
  })
}

/** Number of uses and a solution first: the admin application shows about 150 characters, the rest when copied. */
function used(row, uses, { collection }) {
  const counts = (language) => uses.map(({ collection: name, rows }) => `${labelOf(name, language)} (${rows.length})`).join(', ')
  const titles = uses.flatMap(({ rows }) => rows.slice(0, NAMED).map((each) => `«${titleOf(each)}»`)).join(', ')
  const name = collection === FILES ? (row.title ?? row.filename_download) : titleOf(row)
  const instead = insteadOf(collection)
  return {
    uk: `Не видалено: «${name}» ще використовують ${counts('uk')}. ${instead.uk} приберіть звідти: ${titles}.`,
    en: `Not deleted: “${name}” is still used by ${counts('en')}. ${instead.en} take it out there: ${titles}.`,
  }
}

function insteadOf(collection) {
  if (collection === 'forums') return { uk: 'Поставте назву «-» усіма мовами або спершу', en: 'Write “-” as its title in all languages, or first' }
  const switched = collectionNamed(collection)?.fields.find(({ field }) => ['is_active', 'status'].includes(field))?.field
  if (switched === 'is_active') return { uk: 'Вимкніть «Показувати на сайті» або спершу', en: 'Switch off “Shown on the site”, or first' }
  if (switched === 'status') return { uk: 'Поставте стан «Вимкнено» або спершу', en: 'Set the status “Disabled”, or first' }
  return { uk: 'Спершу', en: 'First' }
}
