// The kinds of fields that records have: each takes what editors and services really deliver, null and absence among it.
import * as v from 'valibot'
import type { FileField } from '#content/model/relation.ts'
import { everyLocale, locales, localeTable, type Suffix } from '#domain/localisation/locale.ts'
import { type Localised, notPublished } from '#domain/localisation/localised.ts'
import { formatOfType } from '#domain/picture/document-format.ts'
import { type FileId, fileIdOf } from '#domain/picture/picture.ts'
import { parseMoment } from '#domain/programme/kyiv-time.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { plainText } from './plain-text.ts'
import { idOf, isRecord } from './raw-content.ts'
import { readable } from './readable-text.ts'

/** What keyboards and word processors make of a `-` that stands alone. */
const loneDash = /^[\u2010-\u2015\u2212]$/

const emptyToNull = (value: string): string | null => readable(value).trim().replace(loneDash, notPublished) || null

export const id = v.pipe(
  v.unknown(),
  v.transform(idOf),
  v.check((value) => value !== null, 'is no id'),
  v.transform((value) => value as string),
)

/** Text without the spaces around it; null when nothing is left. A dash alone, however long, is `-`. */
export const text = v.nullish(v.pipe(v.string('is no text'), v.transform(emptyToNull)), null)

const suffixes = locales.map((locale) => localeTable[locale].suffix)

/** `title_ua`, `title_en`, `title_ru`. */
export function texts<N extends string>(name: N): Record<`${N}_${Suffix}`, typeof text> {
  return Object.fromEntries(suffixes.map((suffix) => [`${name}_${suffix}`, text])) as Record<`${N}_${Suffix}`, typeof text>
}

/** A whole number, also when it comes as text (a decimal column, a big integer). */
export const integer = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/, 'is no number'))], 'is no number'),
    v.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
    v.check((value) => value === null || Number.isSafeInteger(value), 'is no whole number'),
  ),
  null,
)

/** As `integer`, and not below zero. */
export const count = v.pipe(
  integer,
  v.check((value) => value === null || value >= 0, 'is below zero'),
)

/** The year of an edition. */
export const year = v.pipe(
  integer,
  v.check((value) => value === null || (value >= 1900 && value <= 2200), 'is no year'),
)

/** Switches are `true`, 1, "true" or their opposites; null: not set. */
export const flag = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.picklist([1, 0]), v.picklist(['true', 'false', '1', '0', ''])], 'is neither yes nor no'),
    v.transform((value) => (value === '' ? null : value === true || value === 1 || value === 'true' || value === '1')),
  ),
  null,
)

/** The switch of what the site lists. A service that does not know it (or keeps it to itself) hides nothing by it; null: not decided. */
export const activity = v.optional(flag, true)

/** Milliseconds since the epoch: Kyiv wall time when the value has no offset. */
export const moment = v.nullish(
  v.pipe(
    v.string('is no moment'),
    v.transform((value) => (value.trim() === '' ? null : (parseMoment(value) ?? Number.NaN))),
    v.check((value) => value === null || !Number.isNaN(value), 'is no moment'),
  ),
  null,
)

/** The id of a record in another collection, whether the service expanded it or not. */
export const relation = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' ? null : (idOf(value) ?? ''))),
    v.check((value) => value !== '', 'names no record'),
  ),
  null,
)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A file by its id (UUID), or the record of what is known of it: then with the state that it is in. */
export const file = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform(fileNamed),
    v.check((value) => value !== undefined, 'names no file'),
    v.transform((value) => value ?? null),
  ),
  null,
)

/** The file, null when the field is empty; undefined when it names none. */
function fileNamed(value: unknown): FileId | null | undefined {
  if (value === '') return null
  const id = idOf(value)?.toLowerCase() ?? ''
  if (!uuid.test(id)) return undefined
  const record: Partial<Record<FileField, unknown>> = isRecord(value) ? value : {}
  const changed = typeof record.modified_on === 'string' ? Date.parse(record.modified_on) : Number.NaN
  return fileIdOf(id, Number.isNaN(changed) ? null : changed)
}

/** A document with its size in bytes and its format, where the service says them. */
export const documentFile = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => {
      const id = fileNamed(value)
      if (id === undefined || id === null) return id
      const record: Partial<Record<FileField, unknown>> = isRecord(value) ? value : {}
      const size = Number(record.filesize ?? 0)
      const format = typeof record.type === 'string' ? formatOfType(record.type) : null
      return { id, size: Number.isSafeInteger(size) && size > 0 ? size : null, format }
    }),
    v.check((value) => value !== undefined, 'names no file'),
  ),
  null,
)

/** The address within what people paste: the code of a player, an address without its scheme, or with the mark that ended its sentence. */
function addressIn(pasted: string | null): string | null {
  const address =
    (/<iframe\b[^>]*\ssrc\s*=\s*["']?([^\s"'>]+)/i.exec(pasted ?? '')?.[1] ?? pasted)?.replace(/[\s,;.)»]+$/, '') ?? null
  if (address?.startsWith('//')) return `https:${address}`
  return address !== null && /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(address) ? `https://${address}` : address
}

/** An http or https address. */
export const link = v.pipe(
  text,
  v.transform(addressIn),
  v.check((value) => value === null || isWebAddress(value), 'is no http or https address'),
)

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** An e-mail address, loosely: nothing that could end a link or begin another. */
export const email = v.pipe(
  text,
  v.check((value) => value === null || /^[^\s@<>"]+@[^\s@<>"]+$/.test(value), 'is no e-mail address'),
)

/** A telephone number as people write it: there must be something to dial. */
export const phone = v.pipe(
  text,
  v.check((value) => value === null || /\d/.test(value), 'is no telephone number'),
)

/** A list of whatever: each item is read by itself. */
export const list = v.nullish(v.array(v.unknown(), 'is no list'), () => [])

/** The code of a language. */
export const code = v.pipe(
  text,
  v.check((value) => value === null || isLanguage(value), 'is the code of no language'),
)

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether the value is the code of a language that has a name: pages would show a bare code otherwise. */
export function isLanguage(value: unknown): value is string {
  return typeof value === 'string' && /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/.test(value) && hasName(value)
}

function hasName(code: string): boolean {
  try {
    return languageNames.of(code) !== undefined
  } catch {
    return false
  }
}

/** One of `allowed`, compared without case; null when nothing is given. */
export function choice<T extends string>(allowed: readonly T[]) {
  return v.pipe(
    text,
    v.transform((value) => (value === null ? null : (allowed.find((one) => one === value.toLowerCase()) ?? ''))),
    v.check((value) => value !== '', `is none of ${allowed.join(', ')}`),
    v.transform((value) => value as T | null),
  )
}

type Texts<N extends string> = { readonly [K in `${N}_${Suffix}`]: string | null }

/** The field in the languages of the site, as plain text. */
export function localised<N extends string>(record: Texts<N>, name: N): Localised {
  return inEach((suffix) => plainText(record[`${name}_${suffix}`]))
}

/** The field in the languages of the site, sanitised by `read`. */
export function localisedRich<N extends string>(
  record: Texts<N>,
  name: N,
  read: (html: string) => RichText | null,
): Localised<RichText> {
  return inEach((suffix) => {
    const html = record[`${name}_${suffix}`]
    return html === null || html === notPublished ? null : read(html)
  })
}

function inEach<T>(value: (suffix: Suffix) => T | null): Localised<T> {
  return everyLocale((locale) => value(localeTable[locale].suffix))
}

const isTimeOfDay = (value: string | null) => value !== null && /^([01]?\d|2[0-3]):[0-5]\d/.test(value)

/** `9:30`, `09:30:00`. */
export const timeOfDay = v.pipe(text, v.check(isTimeOfDay, 'is no time of day'))
