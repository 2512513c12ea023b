// Reads a moment as people and programs write it into content.
import type { Instant } from '../record/record.ts'
import { parseMoment } from './kyiv-time.ts'

const hourMs = 3_600_000

/** Year first or day first (as in Ukraine: 10/11 is 10 November), then the time, then the zone. */
const shape =
  /^(?:(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})|(?<firstDay>\d{1,2})[-/.](?<secondMonth>\d{1,2})[-/.](?<lastYear>\d{4}|\d{2}))(?:(?:[T,\s]|\s*р\.?,?\s|\sо\s)\s*(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,]\d+)?)?)?\s*(?<zone>\S.*)?$/iu

/** Names of zones that stand in such texts, milliseconds east of UTC. */
const zones: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  eet: 2 * hourMs,
  eest: 3 * hourMs,
  cet: hourMs,
  cest: 2 * hourMs,
}
const kyivNames = /^\(?(?:за киє?вом|за київським часом|київ|kyiv|kiev|kyiv time|europe\/(?:kyiv|kiev))\)?$/iu

/**
 * Milliseconds since 1970. Besides what `parseMoment` reads: day first, `/` and `.` in dates, one digit for a day or hour, `9.30`, short zones (`+03`,
 * `+0300`, `UTC+3`, `EET`) with a space before, seconds or milliseconds since 1970. Null: invalid, or outside the years of `parseMoment`.
 */
export function writtenMoment(value: string | number): Instant | null {
  const text = String(value)
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length > 60) return null
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return ofEpoch(Number(text))
  const parts = shape.exec(text)?.groups
  if (!parts) return parseMoment(text)
  const zone = offsetOf(parts.zone)
  if (zone === undefined) return null
  const wall = wallOf(parts)
  if (zone === null) return parseMoment(wall)
  const utc = parseMoment(`${wall}Z`)
  // `parseMoment` checks the calendar of Kyiv's times only.
  return utc === null || parseMoment(wall) === null ? null : utc - zone
}

/** `YYYY-MM-DDTHH:MM:SS`. */
function wallOf(parts: Readonly<Record<string, string | undefined>>): string {
  const { year = parts.lastYear ?? '', month = parts.secondMonth ?? '', day = parts.firstDay ?? '' } = parts
  const { hour = '0', minute = '00', second = '00' } = parts
  const two = (text: string) => text.padStart(2, '0')
  return `${year.padStart(4, '20')}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}`
}

/** Milliseconds east of UTC; null: Kyiv; undefined: no zone. */
function offsetOf(zone: string | undefined): number | null | undefined {
  if (zone === undefined || kyivNames.test(zone)) return null
  const named = zones[zone.toLowerCase()]
  if (named !== undefined) return named
  const [, sign, hours = '', minutes = '0'] = /^(?:utc|gmt)?\s?([+-])\s?(\d{1,2})(?::?(\d{2}))?$/i.exec(zone) ?? []
  if (!sign || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * 60_000)
}

/** From here on a number is of milliseconds: as seconds it would be in the year 5138, as milliseconds in 1973. */
const milliseconds = 1e11

function ofEpoch(number: number): Instant | null {
  const instant = Math.round(number >= milliseconds ? number : number * 1000)
  return number < 1e8 ? null : parseMoment(new Date(Math.min(instant, 8.64e15)).toISOString())
}
