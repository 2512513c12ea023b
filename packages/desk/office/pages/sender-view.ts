// Data of the page that removes all of one sender: plain values, rendered by packages/desk/office/drawing.
import type { SenderList } from '@forum/domain/submission/sender.ts'
import type { Sent } from './remove-sender.ts'

export type SenderView = {
  page: 'sender'
  /** The mail domain; null: a line, or nothing was asked for yet. */
  domain: string | null
  /** Where the line is known from: kind of record and its id; null: a domain, or nothing was asked for yet. */
  line: { from: string; id: string } | null
  /** What is stored of this sender; null: no sender was named, or it is not known. */
  sent: Sent | null
  /** Until when it was looked for, milliseconds since 1970: what comes later is not removed unseen. */
  until: number
  /** Lists that are ticked. */
  chosen: readonly SenderList[]
  reason: string
  isQuiet: boolean
  /** `shared`: a mail service that everybody uses; `unknown`: the line is not known any more; `none`: nothing is stored. */
  fault: 'shared' | 'noDomain' | 'unknown' | 'none' | 'noneChosen' | 'noReason' | null
  isDone: boolean
}
