// Rejects unreadable times: the form passes them on as typed, so that nothing is lost silently.
import { collectionNamed } from '../../../packages/content/model/model.ts'
import { faultAt } from './refusal.js'

const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/
const NO_HOUR = {
  uk: 'Доба закінчується о 23:59: замість 24:00 напишіть 00:00 наступного дня.',
  en: 'A day ends at 23:59: instead of 24:00 write 00:00 of the next day.',
}
const UNREADABLE = {
  dateTime: { uk: 'Це не час. Напишіть як 17.10.2025 14:30.', en: 'This is no time. Write it as 17.10.2025 14:30.' },
  date: { uk: 'Це не дата. Напишіть як 17.10.2025.', en: 'This is no date. Write it as 17.10.2025.' },
}

/** Throws at the first field that holds no time. */
export function checkTimes(payload, { collection, language }) {
  for (const { field, type } of collectionNamed(collection)?.fields ?? []) {
    const value = payload[field]
    if (!(type in UNREADABLE) || typeof value !== 'string') continue
    // 24:00 is invalid on the website; Directus would silently use the next day.
    if (/[T\s]24:/.test(value)) throw faultAt(field, NO_HOUR, language)
    if (!TIME.test(value)) throw faultAt(field, UNREADABLE[type], language)
  }
}
