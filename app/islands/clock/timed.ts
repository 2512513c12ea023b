import type { SessionTimes } from '../../blocks/session-moment/moment-text.ts'

export const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)]

/** The session times in the attributes that the server wrote (`timedData`). */
export function timesIn({ dataset: { start, end } }: HTMLElement): SessionTimes {
  return { start: Number(start), end: end ? Number(end) : null }
}
