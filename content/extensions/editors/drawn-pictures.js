// Rejects pictures that the site cannot draw where they are used, and notifies the uploader at once.
import { FILES } from '../../model/relation.ts'
import { faultAt, languageOf } from './refusal.js'

/** The website draws up to this many pixels (server/images/render.ts). */
const MOST = 100_000_000
const MOST_OF_AVIF = 30_000_000
const DRAWN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff', 'image/svg+xml']
/** Formats that Directus measures and can draw itself. */
const MEASURED = DRAWN.filter((type) => !['image/gif', 'image/svg+xml'].includes(type))
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
  uk: `Знімок «${named(file)}» пошкоджений або обірваний. Відкрийте його в програмі для знімків, збережіть як JPEG і завантажте знову.`,
  en: `The picture “${named(file)}” is damaged or cut off. Open it in a program for pictures, save it as JPEG and upload it again.`,
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
async function faultOf(file, asset) {
  const { id, type, width, height, filename_download: name } = file
  if ((type?.startsWith('image/') && !DRAWN.includes(type)) || OTHER_ENDINGS.test(name ?? '')) return notDrawn(file)
  if (!MEASURED.includes(type)) return width * height > MOST ? tooLarge(file, MOST) : null
  if (!width) return damaged(file)
  const most = type === 'image/avif' ? MOST_OF_AVIF : MOST
  if (width * height > most) return tooLarge(file, most)
  return (await isWhole(id, asset)) ? null : damaged(file)
}

/** Whether the service itself can draw the picture, small and once: a size is read from the first bytes, also of a file without its end. */
async function isWhole(id, { services, getSchema }) {
  const assets = new services.AssetsService({ schema: await getSchema(), accountability: null })
  const small = { transformationParams: { transforms: [['resize', { width: 64 }]] } }
  try {
    const { stream } = await assets.getAsset(id, small)
    stream.destroy()
    return true
  } catch (error) {
    // Busy, or the file is gone: other rules tell it.
    return ['SERVICE_UNAVAILABLE', 'FORBIDDEN'].includes(error?.code)
  }
}

/** Checks every file in the change: picture, album, text. `asset`: how files are read. */
export async function checkPictures(payload, { database, language }, asset) {
  for (const [field, value] of Object.entries(payload)) {
    const ids = value && typeof value !== 'number' ? [...new Set(JSON.stringify(value).match(UUID) ?? [])] : []
    if (ids.length === 0) continue
    for (const file of await database(FILES).whereIn('id', ids).select(COLUMNS)) {
      const fault = await faultOf(file, asset)
      if (fault) throw faultAt(field, fault, language)
    }
  }
}

/** What a file is, is known only after an upload: the file stays unused, and its owner gets a notification. */
export const tellOfUpload = (asset) =>
  async function tell({ payload, key }, { database, accountability }) {
    if (!accountability?.user) return
    const file = await database(FILES).where({ id: key }).first(COLUMNS)
    const fault = file && (await faultOf({ ...payload, ...file }, asset))
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
