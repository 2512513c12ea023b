// VTIMEZONE (RFC 5545 §3.6.5) of Kyiv from the runtime's time zone data.
import { forumZone, isoAt, isRepeated, offsetAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { component, type Property, utcValue } from './calendar-format.ts'

const hour = 3_600_000
/** At most one clock change per week. */
const week = 7 * 24 * hour

/** The zone with every change from the year before `from` to the year of `until`, without recurrence rules. */
export function zoneComponent(from: Instant, until: Instant): string {
  const [first, last] = [new Date(from).getUTCFullYear() - 1, new Date(until).getUTCFullYear()]
  const start = Date.UTC(first, 0, 1)
  const observances = [observance(start, offsetAt(start), offsetAt(start))]
  for (let year = first; year <= last; year++) observances.push(changesOf(year))
  return component('VTIMEZONE', [{ name: 'TZID', value: forumZone }], observances.join(''))
}

/** Cache by year: all calendars need the same years, and a session with a wrong century needs dozens. */
const known = new Map<number, string>()

function changesOf(year: number): string {
  const found = known.get(year) ?? observancesOf(year)
  known.set(year, found)
  return found
}

function observancesOf(year: number): string {
  const observances: string[] = []
  const end = Date.UTC(year + 1, 0, 1)
  for (let at = Date.UTC(year, 0, 1); at < end; at += week) {
    const next = Math.min(at + week, end)
    const [before, after] = [offsetAt(at), offsetAt(next)]
    if (before !== after) observances.push(observance(changeBetween(at, next), before, after))
  }
  return observances.join('')
}

/** Kyiv time: `;TZID=Europe/Kyiv:20251016T110000`; UTC in the repeated hour of autumn, which clients interpret differently. */
export function zonedProperty(name: string, instant: Instant): Property {
  if (isRepeated(instant)) return { name, value: utcValue(instant) }
  return { name, parameters: { TZID: forumZone }, value: isoAt(instant).slice(0, 19).replace(/[-:]/g, '') }
}

/** First second of the new offset. */
function changeBetween(from: Instant, until: Instant): Instant {
  const before = offsetAt(from)
  let [low, high] = [from, until]
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000
    if (offsetAt(middle) === before) low = middle
    else high = middle
  }
  return high
}

/** DTSTART uses the offset before the change (§3.6.5). */
function observance(at: Instant, before: number, after: number): string {
  const isSummer = after > 2 * hour
  return component(isSummer ? 'DAYLIGHT' : 'STANDARD', [
    { name: 'DTSTART', value: utcValue(at + before).slice(0, -1) },
    { name: 'TZOFFSETFROM', value: offsetValue(before) },
    { name: 'TZOFFSETTO', value: offsetValue(after) },
    { name: 'TZNAME', value: isSummer ? 'EEST' : 'EET' },
  ])
}

/** `+0300` (§3.3.14). */
function offsetValue(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
