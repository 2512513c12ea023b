// A phone that lets nobody in any more: it says why and what to do, and still hands in what it decided before.
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { whatOf } from './day-bar.ts'
import { element } from './element.ts'
import { currentWords, type Words } from './language.ts'
import type { KeptPress } from './presses.ts'
import { refusedList } from './refused-list.ts'
import { showNotice } from './screen.ts'
import type { Ending, Store } from './store.ts'
import { deliver, every } from './sync.ts'
import { createUnsent, type Unsent } from './unsent.ts'

/** Deletes the list, shows why, and goes on sending. */
export async function endPhone(root: HTMLElement, store: Store, ending: Ending): Promise<void> {
  await store.end(ending)
  let hadWaiting = false
  async function round(): Promise<void> {
    // A decision may have been on its way to the disk when the gate was closed.
    const kept = await store.read()
    const unsent = createUnsent(kept.waiting)
    const lost = kept.presses.filter(({ state, deed }) => state !== 'done' && deed !== 'decline')
    const show = () => showEnding(root, ending, unsent, { hadWaiting, lost })
    hadWaiting ||= unsent.waiting().length > 0
    show()
    await deliver(unsent, async (answers) => {
      await store.keepAnswers(answers)
      unsent.answered(answers)
      show()
    })
  }
  const again = () => void round().catch(console.warn)
  setInterval(again, every)
  addEventListener('online', again)
  again()
}

/** `lost`: presses about the day that no server has answered. */
function showEnding(
  root: HTMLElement,
  ending: Ending,
  unsent: Unsent,
  { hadWaiting, lost }: { hadWaiting: boolean; lost: readonly KeptPress[] },
): void {
  const words = currentWords()
  const [waiting, refused] = [unsent.waiting().length, unsent.refused()]
  const sent = waiting > 0 ? words.restWaits(waiting) : hadWaiting ? words.restSent : ''
  const unheard = lost.map((press) => words.day.lost(whatOf(press, undefined), clockAt(press.at)))
  const texts = [...unheard, whyText(ending, words), sent, ending === 'over' ? '' : words.afterClosing]
  showNotice(
    root,
    ending === 'over' ? words.forgotten : words.closed,
    ...texts.filter(Boolean).map((textContent) => element('p', { className: 'notice', textContent })),
    refused.length > 0 && refusedList(refused, words),
  )
}

function whyText(ending: Ending, words: Words): string {
  if (ending === 'over') return words.forgottenText
  if (ending === 'unknown') return words.unknownGate
  const { gate, closedAt, isWhole } = ending
  return isWhole ? words.gateClosed(gate, clockAt(closedAt)) : words.phoneClosed(gate, clockAt(closedAt))
}
