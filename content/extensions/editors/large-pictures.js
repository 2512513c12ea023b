// Rejects pictures that the site cannot process where they are used, and notifies the uploader at once.
import { FILES } from '../../model/relation.ts'
import { faultAt, languageOf } from './refusal.js'

/** The website draws up to this many pixels. */
const MOST = 100_000_000
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const words = ({ title, filename_download: file, width, height }) => {
  if (!width)
    return {
      uk: `Знімок «${title ?? file}» завеликий або пошкоджений: його розмір не вдалося прочитати. Зменште його й завантажте знову.`,
      en: `The picture “${title ?? file}” is too large or damaged: its size could not be read. Make it smaller and upload it again.`,
    }
  const size = Math.round((width * height) / 1_000_000)
  return {
    uk: `Знімок «${title ?? file}» завеликий: ${size} мегапікселів, а сайт малює до 100. Зменште його й завантажте знову.`,
    en: `The picture “${title ?? file}” is too large: ${size} megapixels, the site draws up to 100. Make it smaller and upload it again.`,
  }
}

/** Formats that Directus measures (ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION); others may have no size. */
const MEASURED = ['image/jpeg', 'image/png', 'image/webp']
const COLUMNS = ['title', 'filename_download', 'type', 'width', 'height']

const isTooLarge = ({ type, width, height }) => (MEASURED.includes(type) && !width) || width * height > MOST

/** Checks every file in the change: picture, album, text. */
export async function checkPictures(payload, { database, language }) {
  for (const [field, value] of Object.entries(payload)) {
    const ids = value && typeof value !== 'number' ? [...new Set(JSON.stringify(value).match(UUID) ?? [])] : []
    if (ids.length === 0) continue
    const files = await database(FILES).whereIn('id', ids).select(COLUMNS)
    const large = files.find(isTooLarge)
    if (large) throw faultAt(field, words(large), language)
  }
}

/** The size is known only after an upload: the file stays unused, and its owner gets a notification. */
export async function tellOfLargeUpload({ payload, key }, { database, accountability }) {
  if (!accountability?.user) return
  const file = await database(FILES).where({ id: key }).first(COLUMNS)
  if (!file || !isTooLarge(file)) return
  const language = await languageOf(accountability, database)
  const subject = words({ ...payload, ...file })[language]
  await database('directus_notifications').insert({
    recipient: accountability.user,
    sender: accountability.user,
    subject,
    status: 'inbox',
    timestamp: new Date().toISOString(),
    collection: FILES,
    item: key,
  })
}
