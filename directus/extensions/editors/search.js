// Case-insensitive search for Cyrillic on SQLite, whose lower() and LIKE support only ASCII. PostgreSQL needs no help.
import { collectionNamed } from '../../../packages/content/model/model.ts'
import { FILE_FIELDS, FILES } from '../../../packages/content/model/relation.ts'

const LONGEST = 200
const TEXTS = ['string', 'text']

/** Searched columns; few for files. */
function columnsOf(collection) {
  if (collection === FILES) return { texts: FILE_FIELDS.filter((field) => ['title', 'description', 'filename_download'].includes(field)), numbers: [] }
  const fields = collectionNamed(collection)?.fields.filter(({ schema }) => schema)
  const ofType = (types) => fields.filter(({ type }) => types.includes(type)).map(({ field }) => field)
  return fields && { texts: ofType(TEXTS), numbers: ofType(['integer']) }
}

/** `Ще*` → `*[Щщ][Ее][*]*`: a GLOB pattern with both cases of each letter. */
const glob = (text) =>
  `*${[...text]
    .map((sign) => {
      const [low, high] = [sign.toLowerCase(), sign.toUpperCase()]
      if (low !== high && low.length === sign.length && high.length === sign.length) return `[${low}${high}]`
      return '*?['.includes(sign) ? `[${sign}]` : sign
    })
    .join('')}*`

/** Replaces the search words by the ids of matching records; permissions still apply. */
export async function searchInUkrainian(query, collection, database) {
  const words = typeof query.search === 'string' ? query.search.trim().slice(0, LONGEST).normalize('NFC') : ''
  const columns = words && columnsOf(collection)
  if (!columns || !database.client.config.client.startsWith('sqlite')) return query
  const rows = await database(collection)
    .select('id')
    .where((where) => {
      for (const field of columns.texts) where.orWhereRaw('?? GLOB ?', [field, glob(words)])
      if (/^\d{1,15}$/.test(words)) for (const field of columns.numbers) where.orWhere(field, Number(words))
    })
  const { search: _, ...rest } = query
  const found = { id: { _in: rows.map(({ id }) => id) } }
  return { ...rest, filter: query.filter ? { _and: [query.filter, found] } : found }
}
