// Data of the desk's page of the running day.
import type { AlertKnowledge, AlertQuestion } from '@forum/desk/day/alerts/alert-question.ts'
import type { DayVersion } from '@forum/desk/day/day-version.ts'
import type { Pressed, PressFault } from '@forum/desk/day/press.ts'
import type { DayLetterNow } from '@forum/desk/orders/day-letters.ts'
import type { InterruptionKind } from '@forum/domain/day-state/day-state.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import type { DeedView } from './order-page.ts'

export type HallView = {
  id: RecordId
  title: string
  /** Minutes that it runs late today. */
  late: number
  /** Its sessions of today are held there; null: here. */
  movedTo: string | null
  running: { title: string; end: Instant | null } | null
  next: { title: string; start: Instant } | null
}

export type InterruptionView = {
  id: string
  kind: InterruptionKind
  /** Titles of the halls; null: all. */
  halls: readonly string[] | null
  /** The same in each language of the site. */
  hallsIn: Readonly<Record<Locale, string>> | null
  since: Instant
  resumesAt: Instant | null
  isDrill: boolean
  isShown: boolean
  by: string
}

export type AlertsView = {
  /** Name of the service. */
  source: string
  known: AlertKnowledge
  question: AlertQuestion | null
  /** The service is a switch on the page. */
  isDemo: boolean
}

export type DayView = {
  page: 'day'
  /** There was a real interruption today. */
  wasInterrupted: boolean
  /** Whether the forum is held today. */
  isForumDay: boolean
  /** Those that are on, oldest first. */
  interruptions: readonly InterruptionView[]
  halls: readonly HallView[]
  /** There was an interruption today, and the rest of the day was not planned since. */
  isToPlan: boolean
  /** null: no alert service is asked. */
  alerts: AlertsView | null
  /** The last press, while it can be taken back. */
  undo: { revision: number; why: DayVersion['why']; by: string; at: Instant; seconds: number } | null
  /** Sessions that an editor changed since they were moved today: they stand where the editor put them. */
  taken: readonly string[]
  /** Letters about the day to all ticket holders, of today. */
  letters: readonly DayLetterNow[]
  deeds: readonly DeedView[]
  /** What the last press did. */
  told: Exclude<Pressed['outcome'], 'refused'> | null
  fault: PressFault | null
}
