// Rejects pictures that the site cannot draw where they are used, and notifies the uploader at once.
import { FILES } from '../../../packages/content/model/relation.ts'
import { faultAt, languageOf } from './refusal.js'
import { hasEnd, isWhole } from './whole-picture.js'

/** The website draws up to this many pixels (site/server/images/render.ts). */
const MOST = 100_000_000
const MOST_OF_AVIF = 30_000_000
const DRAWN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff', 'image/svg+xml']
/** Formats that Directus measures (ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION); others may have no size. */
const MEASURED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** Pictures that browsers upload without saying what they are. */
const OTHER_ENDINGS = /\.(?:heic|heif|bmp|psd|jxl|jp2|dng|cr2|cr3|nef|arw|raf|orf|rw2)$/i
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const COLUMNS = ['id', 'title', 'filename_download', 'type', 'width', 'height']

const named = ({ title, filename_download: file }) => title ?? file

const notDrawn = (file) => ({
  uk: `Знімок «${named(file)}» у форматі, якого сайт не показує. Збережіть його як JPEG (на iPhone: Параметри → Камера → Формати → Найсумісніші) і завантажте знову.`,
  en: `The picture “${named(file)}” is in a format that the site does not show. Save it as JPEG (iPhone: Settings → Camera → Formats → Most Compatible) and upload it again.`,
})
const damaged = (file) => ({
  uk: `Знімок «${named(file)}» завеликий або пошкоджений: його розмір не вдалося прочитати. Відкрийте його в програмі для знімків, збережіть як JPEG і завантажте знову.`,
  en: `The picture “${named(file)}” is too large or damaged: its size could not be read. Open it in a program for pictures, save it as JPEG and upload it again.`,
})
const tooLarge = (file, most) => {
  const [size, limit] = [file.width * file.height, most].map((pixels) => Math.round(pixels / 1_000_000))
  const kind = most === MOST_OF_AVIF ? ' AVIF' : ''
  return {
    uk: `Знімок «${named(file)}» завеликий: ${size} мегапікселів, а${kind} сайт малює до ${limit}. Зменште його, збережіть як JPEG і завантажте знову.`,
    en: `The picture “${named(file)}” is too large: ${size} megapixels, the site draws${kind} up to ${limit}. Make it smaller, save it as JPEG and upload it again.`,
  }
}

/** Why the site cannot draw the file; null: it can, or it is no picture. */
function faultOf(file) {
  const { type, width, height, filename_download: name } = file
  if ((type?.startsWith('image/') && !DRAWN.includes(type)) || OTHER_ENDINGS.test(name ?? '')) return notDrawn(file)
  if (MEASURED.includes(type) && !width) return damaged(file)
  const most = type === 'image/avif' ? MOST_OF_AVIF : MOST
  return width * height > most ? tooLarge(file, most) : null
}

/** `faultOf` by the row, then by the bytes, which Directus reads only as far as the size stands. `read`: file id → Buffer. */
async function faultOfFile(file, read) {
  const fault = faultOf(file)
  if (fault || !hasEnd(file.type)) return fault
  // A file that cannot be read now is not the editor's fault; the site tells which pictures it does not show.
  const bytes = await read(file.id).catch(() => null)
  return bytes === null || isWhole(file.type, bytes) ? null : damaged(file)
}

/** Reads files whatever the person may read. `database` is the change's transaction: SQLite has no second connection. */
const reader = ({ services, getSchema }, database) => async (id) => {
  const assets = new services.AssetsService({ schema: await getSchema({ database }), knex: database, accountability: null })
  const { stream } = await assets.getAsset(id)
  return Buffer.concat(await Array.fromAsync(stream))
}

/** Checks every file in the change: picture, album, text. `parts`: of the extension. */
export async function checkPictures(payload, { database, language }, parts) {
  for (const [field, value] of Object.entries(payload)) {
    const ids = value && typeof value !== 'number' ? [...new Set(JSON.stringify(value).match(UUID) ?? [])] : []
    if (ids.length === 0) continue
    for (const file of await database(FILES).whereIn('id', ids).select(COLUMNS)) {
      const fault = await faultOfFile(file, reader(parts, database))
      if (fault) throw faultAt(field, fault, language)
    }
  }
}

/** What a file is, is known only after an upload: the file stays unused, and its owner gets a notification. */
export const tellOfUpload = (parts) => async ({ payload, key }, { database, accountability }) => {
  if (!accountability?.user) return
  const file = await database(FILES).where({ id: key }).first(COLUMNS)
  const fault = file && (await faultOfFile({ ...payload, ...file }, reader(parts, database)))
  if (!fault) return
  const language = await languageOf(accountability, database)
  await database('directus_notifications').insert({
    recipient: accountability.user,
    sender: accountability.user,
    subject: fault[language],
    status: 'inbox',
    timestamp: new Date().toISOString(),
    collection: FILES,
    item: key,
  })
}
