// Asks the site what the desk says of the day, shows it in the band at once, then the page's parts anew. Without a network it says what was known last.
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { type StateAnswer, statePath } from '@forum/domain/day-state/state-answer.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { localeOfPath } from '@forum/domain/localisation/locale.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'
import sheet from '@forum/site/app/frame/day-band/day-band.css?inline'
import { adoptSheet } from '../adopt-sheet.ts'

/** Seconds between two questions until the site says another number. */
const firstPause = 30
/** Random delay before the page is fetched anew, so that not all browsers do it at once (ms). */
const spread = 2000

export function start(band: Drawn): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  const ask = async () => {
    clearTimeout(timer)
    const state = await answered()
    if (state) pause = state.pause
    const known = state ? null : lastKnown()
    if (state && state.mark !== band.dataset.state) show(state)
    // The page was stored before the last answer.
    else if (known && known.mark !== band.dataset.state)
      say(known, filled(band.dataset.text ?? '', { time: clockText(known.at) }))
    clearTimeout(timer)
    timer = setTimeout(ask, pause * 1000 * (0.85 + Math.random() * 0.3))
  }
  const say = ({ mark, text }: StateAnswer, asOf = '') => {
    const words = text?.[localeOfPath(location.pathname)]
    band.dataset.state = mark
    if (words) dress()
    band.replaceChildren(...(words ? [paragraphOf(band, asOf, words)] : []))
  }
  const show = (state: StateAnswer) => {
    say(state)
    setTimeout(async () => {
      const { swapParts } = await import('../swap.ts')
      await swapParts(location.pathname + location.search, { hasMain: true }).catch(() => {})
      // A shared cache has answered with an older page.
      if (band.dataset.state !== state.mark) say(state)
    }, Math.random() * spread)
  }
  document.addEventListener('visibilitychange', () => document.hidden || void ask())
  addEventListener('online', ask)
  void ask()
}

let isDressed = false

/** The looks of the band, for a page that was drawn without a text in it. */
function dress(): void {
  if (!isDressed) adoptSheet(sheet)
  isDressed = true
}

/** The site's answer, which is stored for a page that this tab shows without a network; null: none. */
async function answered(): Promise<StateAnswer | null> {
  try {
    const response = await fetch(statePath, { cache: 'no-cache' })
    if (!response.ok) return null
    const text = await response.text()
    sessionStorage.setItem(statePath, `${Date.now()} ${text}`)
    return JSON.parse(text) as StateAnswer
  } catch {
    return null
  }
}

function lastKnown(): (StateAnswer & { at: number }) | null {
  try {
    const [, at, text = ''] = /^(\d+) (.*)$/s.exec(sessionStorage.getItem(statePath) ?? '') ?? []
    return text ? { ...(JSON.parse(text) as StateAnswer), at: Number(at) } : null
  } catch {
    return null
  }
}

/** As frame/day-band/day-band.tsx draws it. */
function paragraphOf(
  { dataset: { way, path = '' } }: Drawn,
  asOf: string,
  [title, rest]: readonly [string, string],
): HTMLElement {
  const [paragraph, text, strong] = [document.createElement('p'), document.createElement('span'), document.createElement('b')]
  strong.textContent = `${title}.`
  text.append(asOf && `${asOf} `, strong, ` ${rest}`)
  paragraph.append(text)
  if (way) paragraph.append(Object.assign(document.createElement('a'), { href: path, textContent: way }))
  return paragraph
}
