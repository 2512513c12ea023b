import type { SessionTimes } from '../../blocks/session-moment/moment-text.ts'

export const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)]

/** What the server wrote of a session's times (`timedData`). */
export function timesIn({ dataset: { start, end } }: HTMLElement): SessionTimes {
  return { start: Number(start), end: end ? Number(end) : null }
}
