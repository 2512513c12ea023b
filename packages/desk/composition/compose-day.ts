// The running day with the service that suggests interruptions.
import type { DayState } from '@forum/domain/day-state/day-state.ts'
import { type WrittenProgramme, writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { demoAlerts } from '../day/alerts/alert-source.ts'
import { createAlerts } from '../day/alerts/alerts.ts'
import { alertsInUa } from '../day/alerts/alerts-in-ua.ts'
import { createDay } from '../day/day.ts'
import type { DeskBase } from './desk-base.ts'

type Options = {
  programmeOf?: (year: number) => WrittenProgramme
  onDayChanged?: (state: DayState) => void
}

export function composeDay(base: DeskBase, { programmeOf, onDayChanged }: Options, year: () => number) {
  const programme = () => programmeOf?.(year()) ?? writtenProgramme(year(), undefined)
  const day = createDay({ ...base, programme, onChanged: onDayChanged })
  const isForumDay = () => programme().dates.includes(dateAt(base.now()))
  const { token, ...service } = base.config.desk.alerts
  const source = token ? alertsInUa({ token, ...service }) : base.config.content.kind === 'embedded' ? demoAlerts() : null
  const alerts = source && createAlerts({ ...base, source, isForumDay })
  return {
    ...day,
    /** Suggests interruptions; null: no service. */
    alerts,
    start() {
      day.start()
      alerts?.start()
    },
    stop() {
      day.stop()
      alerts?.stop()
    },
  }
}

export type DayOfDesk = ReturnType<typeof composeDay>
