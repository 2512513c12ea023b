// Data of the page on which the rest of the day is planned anew.
import type { PressFault } from '@forum/desk/day/press.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'

export type PlanRowView = {
  id: RecordId
  title: string
  isBreak: boolean
  old: { start: Instant; end: Instant | null; hall: string }
  /** `HH:MM`, as proposed or typed; `end` empty: it has none. */
  start: string
  end: string
  /** Empty: the whole venue. */
  hall: RecordId
  isCut: boolean
  isChanged: boolean
  passesEnd: boolean
  /** `HH:MM` until which a hall runs into what is for the whole venue; null: none does. */
  runsInto: string | null
}

export type PlanView = {
  page: 'plan'
  /** What the proposal is made of: minutes late, shortest break, `HH:MM` of the evening's end. */
  wish: { late: number; shortestBreak: number; end: string }
  base: string
  rows: readonly PlanRowView[]
  halls: readonly { id: RecordId; title: string }[]
  fault: PressFault | null
}
