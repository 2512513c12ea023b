// Reads times without zone from forms (text) and databases (driver values).

const two = (number) => String(number).padStart(2, '0')

/**
 * @param {unknown} value text as a form sends it, milliseconds (SQLite) or a Date (PostgreSQL), both in the service's own zone
 * @returns {string | null} `2025-10-16T09:30`, which sorts as time does
 */
export function wallTime(value) {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' && !/(Z|[+-]\d\d:?\d\d)$/.test(value)) return value.replace(' ', 'T').slice(0, 16)
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return null
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** @returns {string | null} `2025-10-16` */
export const dateOf = (value) => wallTime(value)?.slice(0, 10) ?? null

/** @param {string} date `2025-10-16` @returns {string} `16.10.2025` */
export const readable = (date) => date.split('-').reverse().join('.')
