// Rings while the alert service asks something, until somebody has answered anywhere; louder after a minute, as at the desk (office/drawing/ring.js).
import type { Memory } from './memory.ts'
import { ring } from './signal.ts'

const ringEvery = 4000
const loudAfter = 60_000

/** A phone that has not heard from the server for a minute is silent: somebody may have answered long ago. */
export function ringQuestion(memory: Pick<Memory, 'day' | 'isFresh' | 'now' | 'presses'>): void {
  setInterval(() => {
    const question = memory.day()?.day.question
    const isAnswered = memory.presses.shown().some(({ state }) => state === 'waiting')
    if (question && memory.isFresh() && !isAnswered) ring(memory.now() - question.since > loudAfter)
  }, ringEvery)
}
