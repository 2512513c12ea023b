// Formats and parses times as 17.10.2025 14:30, whatever the browser's language is.

const DATE = String.raw`(?:(?<day>\d{1,2})[./-](?<month>\d{1,2})(?:[./-](?<year>\d{4}))?)`
const HOUR = String.raw`(?:(?<hour>\d{1,2}):?(?<minute>\d\d))`
const WRITTEN = new RegExp(String.raw`^${DATE}?[\s,]*${HOUR}?$`)
const KEPT = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::\d\d(?:\.\d+)?)?)?$/
const two = (number) => String(number).padStart(2, '0')

/** @param {string | null | undefined} value `2025-10-17T14:30:00`, or what was typed and is no time @returns {string} as people write it */
export function written(value, isDate) {
  const { year, month, day, hour, minute } = KEPT.exec(value ?? '')?.groups ?? {}
  if (!year) return value ?? ''
  return isDate || !hour ? `${day}.${month}.${year}` : `${day}.${month}.${year} ${hour}:${minute}`
}

/**
 * @param {string} text `17.10.2025 14:30`; `17.10 14:30`, `14:30` and `1430` leave the rest as it was
 * @param {string | null | undefined} before the value that the text changes
 * @returns {string | null} `2025-10-17T14:30:00`, of a date `2025-10-17`; null: empty; the text itself, where it is no time, for the service to refuse
 */
export function typed(text, before, isDate) {
  const trimmed = text.trim()
  if (!trimmed) return null
  const parts = (KEPT.exec(trimmed) ?? WRITTEN.exec(trimmed))?.groups
  const was = KEPT.exec(before ?? '')?.groups ?? {}
  const year = Number(parts?.year ?? was.year)
  const [month, day] = [parts?.month ?? was.month, parts?.day ?? was.day].map(Number)
  const [hour, minute] = [parts?.hour ?? was.hour ?? 0, parts?.minute ?? was.minute ?? 0].map(Number)
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute))
  const isTime = parts && hour < 24 && minute < 60 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!isTime || (isDate && parts.hour)) return trimmed
  const dated = `${year}-${two(month)}-${two(day)}`
  return isDate ? dated : `${dated}T${two(hour)}:${two(minute)}:00`
}
