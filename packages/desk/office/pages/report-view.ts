// Data of the page with the report of a forum's day.
import type { DayReport } from '../lists/day-report.ts'

export type DayReportView = {
  page: 'dayReport'
  date: string
  /** Days of the edition, and others on which something was pressed. */
  dates: readonly string[]
} & DayReport
