// What runs in a broadcast, with what is on now and what comes next.
import '@forum/design/styles/parts/cells.css'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import type { EventState } from '@forum/domain/programme/event-state.ts'
import { shownState } from '@forum/domain/programme/moment.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { ReactNode } from 'react'
import { momentText, momentWords } from '../session-moment/moment-text.ts'
import { Clock } from '../shown-zone/shown-zone.tsx'
import { Text } from '../text/text.tsx'
import type { RunningView } from './broadcast-view.ts'
import sheet from './running-order.css?inline'

type RunningOrderProps = {
  running: readonly RunningView[]
  now: Instant
  /** `wide`: large rows; `narrow`: a column. */
  variant: 'wide' | 'narrow'
}

const classes: Partial<Record<EventState | 'held', string>> = { past: 'runningPast', now: 'runningNow' }

export function RunningOrder({ running, now, variant }: RunningOrderProps): ReactNode {
  const locale = useLocale()
  const { broadcast, changes } = useWords()
  const next = nextOf(running, now)
  const isOver = running.every((row) => shownState(row, now) === 'past')
  return (
    <ol role="list" className={`list ${variant === 'wide' ? 'runningWide' : 'runningNarrow'}`}>
      <Sheet of={sheet} />
      {running.map((row) => {
        const state = row.isCancelled && shownState(row, now) === 'now' ? 'next' : shownState(row, now)
        const told = isOver || !row.to ? '' : momentText(row, now, momentWords(locale)).text
        const moved = row.moved && !isOver && state === 'next' ? changes[row.moved] : ''
        const moment = row.isCancelled ? changes.cancelled : told || moved
        const sign = row === next ? nextSign(broadcast.next, moment) : moment
        const rowClass = ['runningRow cells', !isOver && classes[state], !row.to && 'runningBreak'].filter(Boolean).join(' ')
        const cells = (
          <>
            <time className="runningTime" dateTime={row.dateTime}>
              <Clock text={row.time} />
            </time>
            <span className="runningTitle">
              {sign && <b className={state === 'past' && !row.isCancelled ? 'visuallyHidden' : undefined}>{sign}</b>}{' '}
              <Text of={row.title} />
            </span>
          </>
        )
        return (
          <li key={row.key}>
            {row.to ? (
              <a className={rowClass} href={row.to}>
                {cells}
              </a>
            ) : (
              <div className={rowClass}>{cells}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** "Далі, через 15 хв". */
function nextSign(next: string, moment: string): string {
  return moment === '' ? next : `${next}, ${moment.charAt(0).toLowerCase()}${moment.slice(1)}`
}

/** The current session, otherwise the current break; not a cancelled one. */
export function nowOn(running: readonly RunningView[], now: Instant): RunningView | undefined {
  const on = running.filter((row) => !row.isCancelled && shownState(row, now) === 'now')
  return on.findLast(({ to }) => to) ?? on.at(-1)
}

/** A session is "next" within this time before its start, ms. */
const nearest = 3 * 3_600_000

/** The next session after `now`, if soon; not a break. */
export function nextOf(running: readonly RunningView[], now: Instant): RunningView | undefined {
  return running.find((row) => row.to && !row.isCancelled && row.start !== null && row.start > now && row.start - now <= nearest)
}
