// The star buttons (blocks/stars/star-button.tsx), and the parts of a page that depend on stars.
import type { DataSelector, Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import { partSwapped } from '../swapped-event.ts'
import type * as clashes from './clash.ts'
import { showChange } from './notice.ts'
import { followStars, isFleeting, setStar, starOf, starsOf } from './stars.ts'

let isFirst = true

export function start(button: Drawn): void {
  if (isFirst) {
    isFirst = false
    followStars(paint)
    addEventListener(partSwapped, paint)
  }
  button.addEventListener('click', () => {
    const { year, key } = starOf(button)
    // What the visitor saw decides, not what is stored: another page may have changed it.
    const isWanted = button.getAttribute('aria-pressed') !== 'true'
    showChange({ year, key, title: button.dataset.title ?? '', ...setStar(year, key, isWanted) })
  })
}

function paint(): void {
  for (const button of all('button[data-star]')) {
    const { year, key } = starOf(button)
    button.setAttribute('aria-pressed', String(starsOf(year).includes(key)))
    const isShort = isFleeting(year, key)
    const words = button.nextElementSibling
    if (words?.matches('[data-star-fleeting]' satisfies DataSelector)) words.toggleAttribute('hidden', !isShort)
    // Described in words, also where the button has no room for them.
    button.title = isShort ? (find('[data-star-lost]')?.textContent ?? '') : ''
  }
  for (const count of all('[data-star-count]')) {
    const { length } = starsOf(Number(count.dataset.starCount))
    count.textContent = length > 0 ? ` (${length})` : ''
  }
  for (const words of all('[data-clashes]')) void showClashes(words)
  if (hasCalendar()) void import('./calendar.ts').then(({ updateCalendars }) => updateCalendars())
}

/** Whether a calendar follows the stars of this browser; its code is loaded only then. */
function hasCalendar(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('calendar:'))
  } catch {
    return false
  }
}

let clash: Promise<typeof clashes> | undefined

/** One star has no conflict: the code is loaded with the second. */
async function showClashes(words: Drawn): Promise<void> {
  if (starsOf(Number(words.dataset.year)).length > 1) clash ??= import('./clash.ts')
  await clash?.then(({ showNotes }) => showNotes(words))
}
