// Owns search on SQLite, whose lower() and LIKE know the letters of ASCII only, while Directus lowers what was typed: a Ukrainian name
// was never found. PostgreSQL knows them, and its search is left alone.
import { collectionNamed } from '../../model/model.ts'
import { FILE_FIELDS, FILES } from '../../model/relation.ts'

const LONGEST = 200
const TEXTS = ['string', 'text']

/** Columns that people read; of files these are few. */
function columnsOf(collection) {
  if (collection === FILES) return { texts: FILE_FIELDS.filter((field) => ['title', 'description', 'filename_download'].includes(field)), numbers: [] }
  const fields = collectionNamed(collection)?.fields.filter(({ schema }) => schema)
  const ofType = (types) => fields.filter(({ type }) => types.includes(type)).map(({ field }) => field)
  return fields && { texts: ofType(TEXTS), numbers: ofType(['integer']) }
}

/** `Ще*` → `*[Щщ][Ее][*]*`: what SQLite compares by itself, in either case of every letter. */
const glob = (text) =>
  `*${[...text]
    .map((sign) => {
      const [low, high] = [sign.toLowerCase(), sign.toUpperCase()]
      if (low !== high && low.length === sign.length && high.length === sign.length) return `[${low}${high}]`
      return '*?['.includes(sign) ? `[${sign}]` : sign
    })
    .join('')}*`

/** The same query with the records that hold the words instead of the words; whoever asks still sees only what is theirs to see. */
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
