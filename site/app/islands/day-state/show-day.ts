// Shows what the desk says of the day: in the band at once, then in the page's parts. Without a network it says what was known last.
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import type { StateAnswer } from '@forum/domain/day-state/state-answer.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { localeOfPath } from '@forum/domain/localisation/locale.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'
import { adoptSheet } from '../adopt-sheet.ts'
import { swapParts } from '../swap.ts'
import sheet from './day-band.css?inline'

/** Random delay before the page is fetched anew, so that not all browsers do it at once (ms). */
const spread = 2000

/** `state`: the site's answer; an interruption is stored under `storedName` as long as it lasts. */
export function showDay(band: Drawn, state: StateAnswer, storedName: string): void {
  keep(state, storedName)
  if (state.mark === band.dataset.state) return
  say(band, state)
  setTimeout(async () => {
    await swapParts(location.pathname + location.search, { hasMain: true }).catch(() => {})
    // A shared cache has answered with an older page.
    if (band.dataset.state !== state.mark) say(band, state)
  }, Math.random() * spread)
}

/** For a page that was stored before the last answer. */
export function showKnown(band: Drawn, storedName: string): void {
  const [, at, text = ''] = /^(\d+) (.*)$/s.exec(sessionStorage.getItem(storedName) ?? '') ?? []
  const state = text === '' ? null : (JSON.parse(text) as StateAnswer)
  if (state && state.mark !== band.dataset.state)
    say(band, state, filled(band.dataset.text ?? '', { time: clockText(Number(at)) }))
}

function keep(state: StateAnswer, storedName: string): void {
  try {
    if (state.text) sessionStorage.setItem(storedName, `${Date.now()} ${JSON.stringify(state)}`)
    else sessionStorage.removeItem(storedName)
  } catch {
    // This browser stores nothing.
  }
}

function say(band: Drawn, state: StateAnswer, asOf = ''): void {
  const words = state.text?.[localeOfPath(location.pathname)]
  band.dataset.state = state.mark
  if (words) dress()
  band.replaceChildren(...(words ? [paragraphOf(band, asOf, words, state.isToShelter)] : []))
}

let isDressed = false

/** The looks of the band, for a page that was drawn without a text in it. */
function dress(): void {
  if (!isDressed) adoptSheet(sheet)
  isDressed = true
}

/** As frame/day-band/day-band.tsx draws it. */
function paragraphOf(
  { dataset: { ticket = '', way, path = '' } }: Drawn,
  asOf: string,
  [title, rest]: readonly [string, string],
  isToShelter: boolean,
): HTMLElement {
  const [paragraph, text, strong] = [document.createElement('p'), document.createElement('span'), document.createElement('b')]
  strong.textContent = `${title}.`
  text.append(asOf && `${asOf} `, strong, ` ${rest} ${ticket}`)
  paragraph.append(text)
  if (way && isToShelter) paragraph.append(Object.assign(document.createElement('a'), { href: path, textContent: way }))
  return paragraph
}
