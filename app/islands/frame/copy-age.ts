// The time of a page from the browser's cache, or of an offline page. The service worker stores this file for every page.
import { filled } from '#domain/localisation/filled.ts'
import { localeOfPath } from '#domain/localisation/locale.ts'
import { clockText, dateAt, dayAndMonth } from '#domain/programme/kyiv-time.ts'
import { serverNow } from '../../blocks/server-clock/server-now.ts'

/** Writes into `from` when the page was fetched (Kyiv time), `age` ms before it was loaded, with the date if it was not today. */
export function tellAge(from: HTMLElement, age: number): void {
  const now = serverNow(Date.now())
  const taken = now - performance.now() - age
  const day = dateAt(taken) === dateAt(now) ? '' : `, ${dayAndMonth(taken, localeOfPath(location.pathname))}`
  from.textContent = filled(from.dataset.text ?? '', { time: clockText(taken) + day })
}
