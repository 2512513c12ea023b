// The visitor's own time beside Kyiv's. Whether it is wanted is kept in this browser, and in the address, so that a link shows the same.
import { filled } from '#domain/localisation/filled.ts'
import { type Locale, localeTable } from '#domain/localisation/locale.ts'
import { clockAt, dateAt, dayAndMonth, parseMoment } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import type { ZoneWords } from '../../blocks/shown-zone/shown-zone.tsx'
import { partSwapped } from '../swapped-event.ts'
import { differs, firstDiffering } from './differing.ts'

const parameter = 'clock'
const storageName = 'clock'

/** `element`: the one of the page that has the words (blocks/shown-zone). */
export function start(element: HTMLElement): void {
  const zone = ownZone()
  if (zone === null) return
  const words = JSON.parse(element.dataset.words ?? '{}') as ZoneWords
  let isOwn = isChosen()
  const tell = () => tellAll(zone, isOwn, words)
  for (const button of all('[data-zone-switch]'))
    button.addEventListener('click', () => {
      isOwn = !isOwn
      keep(isOwn)
      tell()
    })
  if (isOwn) writeAddress(true)
  tell()
  addEventListener(partSwapped, tell)
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** null: the browser does not say, or names a zone that it does not know itself. */
function ownZone(): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    clockAt(0, timeZone)
    return timeZone
  } catch {
    return null
  }
}

function tellAll(zone: string, isOwn: boolean, words: ZoneWords): void {
  const times = all('[data-own]')
  for (const time of times) time.replaceChildren(...(isOwn ? ownTime(time, zone, words) : []))
  const first = firstDiffering(
    times.map(({ dataset }) => Number(dataset.own)),
    zone,
  )
  for (const button of all('[data-zone-switch]')) {
    button.hidden = first === undefined
    button.ariaPressed = String(isOwn)
  }
  const name = isOwn && first !== undefined ? ` ${filled(words.inBrackets, { zone: nameOf(zone, first, words) })}.` : ''
  for (const said of all('[data-zone-name]')) said.textContent = name
}

/** " (your time 10:00–11:15 17 October)"; nothing where it is Kyiv's. */
function ownTime({ dataset: { own, until } }: HTMLElement, zone: string, { locale, yourTime }: ZoneWords): (Node | string)[] {
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

/** The address says it first, then what was chosen before. */
function isChosen(): boolean {
  const asked = new URLSearchParams(location.search).get(parameter)
  if (asked === 'own' || asked === 'kyiv') return asked === 'own'
  try {
    return localStorage.getItem(storageName) === 'own'
  } catch {
    return false
  }
}

function keep(isOwn: boolean): void {
  writeAddress(isOwn)
  try {
    localStorage.setItem(storageName, isOwn ? 'own' : 'kyiv')
  } catch {
    // It holds for this page.
  }
}

function writeAddress(isOwn: boolean): void {
  const url = new URL(location.href)
  if (isOwn) url.searchParams.set(parameter, 'own')
  else url.searchParams.delete(parameter)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
