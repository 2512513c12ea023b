import type { shownState } from '@forum/domain/programme/moment.ts'

/** Index of the item that a day is opened at: the first that runs or is interrupted, otherwise the first that comes; -1: none. */
export function presentOf(states: readonly ReturnType<typeof shownState>[]): number {
  const running = states.findIndex((state) => state === 'now' || state === 'held')
  return running === -1 ? states.indexOf('next') : running
}
