import { locales } from '../localisation/locale.ts'
import { isPublishedIn, type Localised, notPublished } from '../localisation/localised.ts'
import type { FindingOf } from './finding.ts'
import type { WrittenRecord } from './written-record.ts'

/**
 * Fields that are filled in one language and empty in another: one finding per record and language. Languages in which the record is hidden (its name
 * is `-`) are skipped.
 */
export function missingTranslations({ record, years, texts, richTexts }: WrittenRecord): FindingOf<'translation'>[] {
  const fields: readonly (readonly [string, Localised<unknown>])[] = Object.entries({ ...texts, ...richTexts })
  return locales.flatMap((locale) => {
    if (!isPublishedIn(record.name, locale)) return []
    const missing = fields.filter(([, field]) => isEmpty(field[locale]) && locales.some((other) => isWritten(field[other])))
    if (missing.length === 0) return []
    return [{ kind: 'translation' as const, record, years, locale, fields: missing.map(([name]) => name) }]
  })
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
const isWritten = (value: unknown) => !isEmpty(value) && value !== notPublished
