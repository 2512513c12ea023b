// Fills in missing values: slug from the title, edition by default.
import { isHiddenByPage } from '../../../packages/domain/address/editors-page.ts'
import { collectionNamed } from '../../../packages/content/model/model.ts'
import { faultAt } from './refusal.js'
import { slugOf } from './slug.js'

const NO_EDITION = {
  uk: 'Виберіть форум: без нього цього не буде ніде на сайті.',
  en: 'Choose the forum: without one this stands nowhere on the site.',
}
const NO_TITLE = { uk: 'Напишіть назву українською: з неї складеться адреса.', en: 'Write the Ukrainian title: the address is made from it.' }
const TAKEN = {
  uk: 'За цією адресою вже є сторінка самого сайту. Виберіть іншу.',
  en: 'A page of the site itself stands at this address. Choose another.',
}

const BAD_SLUG = {
  uk: 'Лише малі латинські літери, цифри й дефіси між ними. Порожнє поле складеться з назви.',
  en: 'Only small Latin letters, digits and hyphens between them. An empty field is made from the title.',
}

const has = (collection, name) => collectionNamed(collection)?.fields.some(({ field }) => field === name)

/** @returns {Promise<{ id: number } | undefined>} the edition whose switch is on */
export const currentEdition = (database) => database('forums').where({ is_current: true }).orderBy('year', 'desc').first('id')

/** @param {{ collection: string, keys: unknown[] | null, database: object, language: string }} saved `keys` null: something new */
export async function fillIn(payload, saved) {
  const filled = { ...payload }
  if (has(saved.collection, 'slug')) await fillSlug(filled, saved)
  if (has(saved.collection, 'forum')) await fillForum(filled, saved)
  return filled
}

/** A record within a day of the programme belongs to that day's edition. */
export async function ofItsDay({ program_day: day, forum }, { keys, database }) {
  if (keys || forum || !day || typeof day === 'object') return {}
  const row = await database('program_days').where({ id: day }).first('forum')
  return row?.forum ? { forum: row.forum } : {}
}

async function fillForum(filled, { keys, database, language }) {
  const isMissing = keys ? 'forum' in filled && !filled.forum : !filled.forum
  if (!isMissing) return
  const current = keys ? undefined : await currentEdition(database)
  if (!current) throw faultAt('forum', NO_EDITION, language)
  filled.forum = current.id
}

async function fillSlug(filled, { collection, keys, database, language }) {
  const isMissing = keys ? 'slug' in filled && !filled.slug : !filled.slug
  if (isMissing) {
    const kept = keys ? await database(collection).where({ id: keys[0] }).first('title_ua', 'title_en') : {}
    const title = { ...kept, ...filled }
    const wanted = slugOf(title.title_ua ?? '') || slugOf(title.title_en ?? '')
    if (!wanted) throw faultAt('slug', NO_TITLE, language)
    filled.slug = await freeSlug(wanted, { collection, keys, database })
    return
  }
  if (!filled.slug) return
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(filled.slug)) throw faultAt('slug', BAD_SLUG, language)
  if (collection === 'pages' && isHiddenByPage(filled.slug)) throw faultAt('slug', TAKEN, language)
}

async function freeSlug(wanted, { collection, keys, database }) {
  const rows = await database(collection)
    .whereNotIn('id', keys ?? [])
    .andWhere((where) => where.where({ slug: wanted }).orWhere('slug', 'like', `${wanted}-%`))
    .select('slug')
  const taken = new Set(rows.map(({ slug }) => slug))
  const isFree = (slug) => !taken.has(slug) && !(collection === 'pages' && isHiddenByPage(slug))
  let number = 1
  const numbered = () => (number === 1 ? wanted : `${wanted}-${number}`)
  while (!isFree(numbered())) number += 1
  return numbered()
}
