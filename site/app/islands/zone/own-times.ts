// Shows the visitor's local time beside Kyiv time, in brackets.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { type Locale, localeTable } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, dateAt, dayAndMonth, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import type { ZoneWords } from '@forum/site/app/blocks/shown-zone/shown-zone.tsx'
import { partSwapped } from '../swapped-event.ts'
import { differs, firstDiffering } from './differing.ts'

let isOwnShown = false

/** Shows or hides local times on the page and in parts inserted later. `element` contains the words. */
export function follow(element: Drawn, isOwn: boolean): void {
  const zone = ownZone()
  if (zone === null) return
  const words = JSON.parse(element.dataset.words ?? '{}') as ZoneWords
  if (!isFollowing) addEventListener(partSwapped, () => updateAll(zone, isOwnShown, words))
  isFollowing = true
  isOwnShown = isOwn
  updateAll(zone, isOwn, words)
}

let isFollowing = false

const all = (selector: string) => [...document.querySelectorAll<Drawn>(selector)]

/** null: the browser does not tell, or does not know its own zone's name. */
function ownZone(): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    clockAt(0, timeZone)
    return timeZone
  } catch {
    return null
  }
}

function updateAll(zone: string, isOwn: boolean, words: ZoneWords): void {
  const times = all('[data-own]')
  for (const time of times) time.replaceChildren(...(isOwn ? ownTime(time, zone, words) : []))
  const first = firstDiffering(
    times.map(({ dataset }) => Number(dataset.own)),
    zone,
  )
  for (const button of all('[data-zone-switch]')) button.setAttribute('aria-pressed', String(isOwn))
  const name = isOwn && first !== undefined ? ` ${filled(words.inBrackets, { zone: nameOf(zone, first, words) })}.` : ''
  for (const said of all('[data-zone-name]')) said.textContent = name
}

/** " (your time 10:00–11:15 17 October)"; empty if equal to Kyiv time. */
function ownTime({ dataset: { own, until } }: Drawn, zone: string, { locale, yourTime }: ZoneWords): (Node | string)[] {
  const at = Number(own)
  if (!differs(at, zone)) return []
  const spoken = document.createElement('span')
  spoken.className = 'visuallyHidden'
  spoken.textContent = `${yourTime} `
  const date = dateAt(at, zone)
  const dated = date === dateAt(at) ? '' : ` ${dayAndMonth(parseMoment(date) ?? at, locale as Locale)}`
  return [' (', spoken, clockAt(at, zone) + (until ? `–${clockAt(Number(until), zone)}` : '') + dated, ')']
}

/** The zone's name on that day in the page's language: "центральноєвропейський літній час". */
function nameOf(zone: string, at: Instant, { locale }: ZoneWords): string {
  const { intl } = localeTable[locale as Locale]
  const parts = new Intl.DateTimeFormat(intl, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
