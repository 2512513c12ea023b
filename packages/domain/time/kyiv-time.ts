// Kyiv time, with the offset of each day (+03:00 in October, +02:00 in November).
import { type Locale, localeTable } from '../localisation/locale.ts'
import type { Instant } from '../record/record.ts'

export const forumZone = 'Europe/Kyiv'

const wallPattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const offsetPattern = /(?:Z|[+-]\d{2}:?\d{2})$/i
/** Before the first year Kyiv's offset had fractions of a minute, which HTML dates cannot express; after the second a year is a typing error. */
const [earliest, latest] = [Date.UTC(1931, 0), Date.UTC(2201, 0)]

/**
 * Parses a time of the content service to milliseconds since 1970. Without an offset it is Kyiv time (product.md, 1.4). A date alone is its midnight
 * in Kyiv. A repeated hour in autumn means the first one; a skipped hour in spring moves an hour on. Null: invalid, or outside the allowed years.
 */
export function parseMoment(value: string): Instant | null {
  const text = value.trim()
  const wall = wallPattern.exec(text)
  if (!wall) {
    const instant = offsetPattern.test(text) ? Date.parse(text) : Number.NaN
    return instant >= earliest && instant < latest ? instant : null
  }
  const [year, month, day, hour, minute, second] = wall.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  if (year < 100 || utc < earliest || utc >= latest) return null
  const read = new Date(utc)
  const isCalendarDate = read.getUTCMonth() === month - 1 && read.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  if (!isCalendarDate) return null
  const hourMs = 3_600_000
  const offsets = [offsetAt(utc - 24 * hourMs), offsetAt(utc + 24 * hourMs)]
  const fitting = offsets.find((offset) => offsetAt(utc - offset) === offset)
  return utc - (fitting ?? offsets[0] ?? 0)
}

/** Kyiv's offset has been constant within quarters of an hour since `earliest`. */
const quarterMs = 900_000
/** Cache by quarter of an hour: a programme uses few of them often, and Intl is slow. */
const offsets = new Map<number, number>()
const maxOffsets = 5000

/** Kyiv's UTC offset at `instant`, milliseconds. */
export function offsetAt(instant: Instant): number {
  const quarter = Math.floor(instant / quarterMs)
  const known = offsets.get(quarter)
  if (known !== undefined) return known
  const offset = newOffsetAt(quarter * quarterMs)
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(quarter, offset)
  return offset
}

/** The zone's name in this browser: older data (before 2022) use the other spelling, some have neither. */
let kyiv: string | null | undefined

function newOffsetAt(instant: Instant): number {
  if (kyiv === undefined) kyiv = [forumZone, 'Europe/Kiev'].find(isKnown) ?? null
  if (kyiv === null) return offsetByRule(instant)
  const { year, month, day, hour, minute, second } = platformPartsAt(instant, kyiv)
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(platformPartsAt(0, zone))
  } catch {
    return false
  }
}

/** European rule: summer time from the last Sunday of March to that of October, 01:00 UTC. */
function offsetByRule(instant: Instant): number {
  const year = new Date(instant).getUTCFullYear()
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1))
    return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
  }
  return (instant >= lastSunday(2) && instant < lastSunday(9) ? 3 : 2) * 3_600_000
}

/** `2025-10-16T09:30:00+03:00`: Kyiv time with its offset (RFC 3339). */
export function isoAt(instant: Instant): string {
  const offset = offsetAt(instant)
  const minutes = Math.abs(offset) / 60_000
  const wall = new Date(instant + offset).toISOString().slice(0, 19)
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The calendar day in Kyiv, `YYYY-MM-DD`. */
export function dateAt(instant: Instant, zone = forumZone): string {
  const { year, month, day } = partsAt(instant, zone)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** `HH:MM` on a 24-hour clock. */
export function clockAt(instant: Instant, zone = forumZone): string {
  const { hour, minute } = partsAt(instant, zone)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Whether Kyiv has this local time twice: in the repeated hour of autumn. */
function isRepeated(instant: Instant): boolean {
  const wall = instant + offsetAt(instant)
  return [instant - 3_600_000, instant + 3_600_000].some((other) => other + offsetAt(other) === wall)
}

/** `9:05` or `09:05` of the Kyiv day of `now`; null: no time of a day. */
export function clockToday(typed: string, now: Instant): Instant | null {
  const [, hour = '', minute] = /^(\d{1,2}):(\d{2})$/.exec(typed.trim()) ?? []
  return minute === undefined ? null : parseMoment(`${dateAt(now)} ${hour.padStart(2, '0')}:${minute}`)
}

/** `HH:MM` in Kyiv; a repeated time includes its zone: "03:30 EEST" before "03:30 EET". */
export function clockText(instant: Instant): string {
  if (!isRepeated(instant)) return clockAt(instant)
  return `${clockAt(instant)}\u00a0${offsetAt(instant) > 2 * 3_600_000 ? 'EEST' : 'EET'}`
}

/** Minutes since midnight, local time. */
export function minuteOfDay(instant: Instant, zone = forumZone): number {
  const { hour, minute } = partsAt(instant, zone)
  return hour * 60 + minute
}

/** "16 жовтня", "16 October". */
export function dayAndMonth(instant: Instant, locale: Locale): string {
  return formatter(locale, { day: 'numeric', month: 'long' }).format(instant + offsetAt(instant))
}

/** "16 жовтня 2025", without the word or letter for "year" that Intl adds in Ukrainian and Russian. */
export function fullDate(instant: Instant, locale: Locale): string {
  return `${dayAndMonth(instant, locale)} ${partsAt(instant, forumZone).year}`
}

/** A range of Kyiv days: "16 жовтня 2025", "15–17 жовтня 2025", "30 вересня – 1 жовтня 2025". One day without a later end. */
export function dateRange(start: Instant, end: Instant | null, locale: Locale): string {
  const [from, to] = [dateAt(start), dateAt(end ?? start)]
  if (end === null || to <= from) return fullDate(start, locale)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${fullDate(end, locale)}`
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? dayAndMonth(start, locale) : fullDate(start, locale)} – ${fullDate(end, locale)}`
}

/** "четвер", "Thursday". */
export function weekday(instant: Instant, locale: Locale): string {
  return formatter(locale, { weekday: 'long' }).format(instant + offsetAt(instant))
}

type DateParts = { year: number; month: number; day: number; hour: number; minute: number; second: number }

const partFormatters = new Map<string, Intl.DateTimeFormat>()

function partsAt(instant: Instant, zone: string): DateParts {
  if (zone !== forumZone) return platformPartsAt(instant, zone)
  const wall = new Date(instant + offsetAt(instant))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}

function platformPartsAt(instant: Instant, zone: string): DateParts {
  let format = partFormatters.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    partFormatters.set(zone, format)
  }
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of format.formatToParts(instant)) if (type in parts) parts[type as keyof DateParts] = Number(value)
  return parts
}

const textFormatters = new Map<string, Intl.DateTimeFormat>()

/** Formats Kyiv time shifted to UTC, because every browser knows UTC. */
function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(options).join(' ')}`
  let format = textFormatters.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(localeTable[locale].intl, { timeZone: 'UTC', ...options })
    textFormatters.set(key, format)
  }
  return format
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
