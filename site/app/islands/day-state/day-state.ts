// Asks the site again and again what the desk says of the day. What shows it is loaded when something changed (show-day.ts).
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import type { StateAnswer } from '@forum/domain/day-state/state-answer.ts'

/** Where an interruption is stored for pages that this tab shows without a network, with the time of the answer. */
const storedName = 'day-state'

export function start(band: Drawn): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Seconds, until the site says another number. */
  let pause = 30
  const ask = async () => {
    clearTimeout(timer)
    try {
      const response = await fetch('/state.json', { cache: 'no-cache' })
      const state = (await response.json()) as StateAnswer
      pause = state.pause
      if (state.mark !== band.dataset.state || state.text) (await import('./show-day.ts')).showDay(band, state, storedName)
    } catch {
      if (stored()) await import('./show-day.ts').then(({ showKnown }) => showKnown(band, storedName)).catch(() => {})
    }
    clearTimeout(timer)
    timer = setTimeout(ask, pause * 1000 * (0.9 + Math.random() * 0.2))
  }
  document.addEventListener('visibilitychange', () => document.hidden || void ask())
  addEventListener('online', ask)
  void ask()
}

/** Some browsers refuse to store anything. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(storedName)
  } catch {
    return null
  }
}
