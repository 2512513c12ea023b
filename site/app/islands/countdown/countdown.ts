// Counts down to the start of the forum by server time, once a second; then shows the sentence that follows it.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { localeOfPath } from '@forum/domain/localisation/locale.ts'
import { serverNow } from '@forum/site/app/blocks/server-clock/server-now.ts'
import { countdownView, type Units } from './countdown-view.ts'

export function start(countdown: Drawn): void {
  const { start: begins, now, units = '{}' } = countdown.dataset
  const words = JSON.parse(units) as Units
  // Not the document's language: a translator changes it.
  const locale = localeOfPath(location.pathname)
  const cells = [...countdown.children]
  const tick = () => {
    const left = Number(begins) - serverNow(Number(now))
    if (left <= 0) {
      clearInterval(timer)
      countdown.hidden = true
      countdown.nextElementSibling?.removeAttribute('hidden')
      return
    }
    for (const [index, { figure, unit }] of countdownView(left, locale, words).entries()) {
      say(cells[index]?.querySelector('b'), String(figure))
      say(cells[index]?.querySelector('span'), unit)
    }
  }
  const timer = setInterval(tick, 1000)
  tick()
}

function say(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
