// Field schemas of records. Each accepts what services really return, including null and missing values.

import type { FileField } from '@forum/content/model/relation.ts'
import { addressIn, isMailAddress, isWebAddress } from '@forum/domain/address/web-address.ts'
import { everyLocale, locales, localeTable, type Suffix } from '@forum/domain/localisation/locale.ts'
import { type Localised, notPublished } from '@forum/domain/localisation/localised.ts'
import { formatOfType } from '@forum/domain/picture/document-format.ts'
import { type FileId, fileIdOf } from '@forum/domain/picture/picture.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import { writtenMoment } from '@forum/domain/time/written-moment.ts'
import * as v from 'valibot'
import { idOf, isRecord } from './raw-content.ts'
import { readable } from './readable-text.ts'
import { stripTags } from './strip-tags.ts'

/** Dashes that keyboards and word processors insert instead of a single `-`. */
const loneDash = /^[\u2010-\u2015\u2212]$/

const emptyToNull = (value: string): string | null => readable(value).trim().replace(loneDash, notPublished) || null

export const id = v.pipe(
  v.unknown(),
  v.transform(idOf),
  v.check((value) => value !== null, 'is no id'),
  v.transform((value) => value as string),
)

/** Trimmed text; null when empty. Any single dash becomes `-`. */
export const text = v.nullish(v.pipe(v.string('is no text'), v.transform(emptyToNull)), null)

const suffixes = locales.map((locale) => localeTable[locale].suffix)

/** `title_ua`, `title_en`, `title_ru`. */
export function texts<N extends string>(name: N): Record<`${N}_${Suffix}`, typeof text> {
  return Object.fromEntries(suffixes.map((suffix) => [`${name}_${suffix}`, text])) as Record<`${N}_${Suffix}`, typeof text>
}

/** A whole number, also as text (decimal columns, big integers). */
export const integer = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/, 'is no number'))], 'is no number'),
    v.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
    v.check((value) => value === null || Number.isSafeInteger(value), 'is no whole number'),
  ),
  null,
)

/** Like `integer`, but not negative. */
export const count = v.pipe(
  integer,
  v.check((value) => value === null || value >= 0, 'is below zero'),
)

/** The year of an edition. */
export const year = v.pipe(
  integer,
  v.check((value) => value === null || (value >= 1900 && value <= 2200), 'is no year'),
)

/** Switches: `true`, 1, "true" or their opposites; null: not set. */
export const flag = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.picklist([1, 0]), v.picklist(['true', 'false', '1', '0', ''])], 'is neither yes nor no'),
    v.transform((value) => (value === '' ? null : value === true || value === 1 || value === 'true' || value === '1')),
  ),
  null,
)

/** The visibility switch of listed records. If the service does not return it, records are visible; null: not decided. */
export const activity = v.optional(flag, true)

/** Milliseconds since the epoch, from any way to write a moment: Kyiv wall time when the value has no offset. */
export const moment = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()], 'is no moment'),
    v.transform((value) => (String(value).trim() === '' ? null : (writtenMoment(value) ?? Number.NaN))),
    v.check((value) => value === null || !Number.isNaN(value), 'is no moment'),
  ),
  null,
)

/** The id of a related record, whether expanded or not. */
export const relation = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' ? null : (idOf(value) ?? ''))),
    v.check((value) => value !== '', 'names no record'),
  ),
  null,
)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A file by its id (UUID), or its record, which also gives its state. */
export const file = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform(fileNamed),
    v.check((value) => value !== undefined, 'names no file'),
    v.transform((value) => value ?? null),
  ),
  null,
)

/** The file; null: the field is empty; undefined: invalid. */
function fileNamed(value: unknown): FileId | null | undefined {
  if (value === '') return null
  const id = idOf(value)?.toLowerCase() ?? ''
  if (!uuid.test(id)) return undefined
  const record: Partial<Record<FileField, unknown>> = isRecord(value) ? value : {}
  const changed = typeof record.modified_on === 'string' ? Date.parse(record.modified_on) : Number.NaN
  return fileIdOf(id, Number.isNaN(changed) ? null : changed)
}

/** A document with size in bytes and format, if the service gives them. */
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

/** An http or https address. */
export const link = v.pipe(
  text,
  v.transform(addressIn),
  v.check((value) => value === null || isWebAddress(value), 'is no http or https address'),
)

export const email = v.pipe(
  text,
  v.check((value) => value === null || isMailAddress(value), 'is no e-mail address'),
)

/** A telephone number: at least one digit to dial. */
export const phone = v.pipe(
  text,
  v.check((value) => value === null || /\d/.test(value), 'is no telephone number'),
)

/** A list; its items are read separately. */
export const list = v.nullish(v.array(v.unknown(), 'is no list'), () => [])

/** The code of a language. */
export const code = v.pipe(
  text,
  v.check((value) => value === null || isLanguage(value), 'is the code of no language'),
)

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether the language code has a name; otherwise pages would show the bare code. */
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

/** One of `allowed`, case-insensitive; null when empty. */
export function choice<T extends string>(allowed: readonly T[]) {
  return v.pipe(
    text,
    v.transform((value) => (value === null ? null : (allowed.find((one) => one === value.toLowerCase()) ?? ''))),
    v.check((value) => value !== '', `is none of ${allowed.join(', ')}`),
    v.transform((value) => value as T | null),
  )
}

type Texts<N extends string> = { readonly [K in `${N}_${Suffix}`]: string | null }

/** The field in all site languages as plain text. */
export function localised<N extends string>(record: Texts<N>, name: N): Localised {
  return inEach((suffix) => stripTags(record[`${name}_${suffix}`]))
}

/** The field in all site languages, sanitised by `read`. */
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
