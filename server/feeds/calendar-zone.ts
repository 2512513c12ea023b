// The forum's time zone as calendar applications read it: VTIMEZONE (RFC 5545 §3.6.5), from what the runtime knows of Kyiv.
import { forumZone, isoAt, isRepeated, offsetAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { component, type Property, utcValue } from './calendar-format.ts'

const hour = 3_600_000
/** Clocks never changed twice within one. */
const week = 7 * 24 * hour

/**
 * The zone with each change of its clock from the start of the year before `from` to the end of the year of `until`, spelt out: no rule is
 * assumed to go on.
 */
export function zoneComponent(from: Instant, until: Instant): string {
  const [first, last] = [new Date(from).getUTCFullYear() - 1, new Date(until).getUTCFullYear()]
  const start = Date.UTC(first, 0, 1)
  const observances = [observance(start, offsetAt(start), offsetAt(start))]
  for (let year = first; year <= last; year++) observances.push(changesOf(year))
  return component('VTIMEZONE', [{ name: 'TZID', value: forumZone }], observances.join(''))
}

/** What was found of a year: every calendar asks for the same ones, and one session that stands in a wrong century for dozens. */
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

/** A moment on Kyiv's clock: `;TZID=Europe/Kyiv:20251016T110000`. In the hour that autumn repeats, of which readers think differently, in UTC. */
export function zonedProperty(name: string, instant: Instant): Property {
  if (isRepeated(instant)) return { name, value: utcValue(instant) }
  return { name, parameters: { TZID: forumZone }, value: isoAt(instant).slice(0, 19).replace(/[-:]/g, '') }
}

/** The first second of the new offset. */
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

/** DTSTART is told on the clock that was in force until then (§3.6.5). */
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
