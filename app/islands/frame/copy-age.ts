// From when a page is that came from this browser's store, or lost its network. The service worker keeps this file for every page.
import { filled } from '#domain/localisation/filled.ts'
import { localeOfPath } from '#domain/localisation/locale.ts'
import { clockText, dateAt, dayAndMonth } from '#domain/programme/kyiv-time.ts'
import { serverNow } from '../../blocks/server-clock/server-now.ts'

/** Says in `from` the time in Kyiv at which the page was taken, `age` ms before it was loaded, with its date where that is not today's. */
export function tellAge(from: HTMLElement, age: number): void {
  const now = serverNow(Date.now())
  const taken = now - performance.now() - age
  const day = dateAt(taken) === dateAt(now) ? '' : `, ${dayAndMonth(taken, localeOfPath(location.pathname))}`
  from.textContent = filled(from.dataset.text ?? '', { time: clockText(taken) + day })
}
