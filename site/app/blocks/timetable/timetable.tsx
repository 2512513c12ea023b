// One day of the programme: a time grid with rooms as columns on wide screens, otherwise and in print a list by time. The same markup: items have
// their grid position as custom properties.

import { data } from '@forum/design/attributes/attributes.ts'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { shownState } from '@forum/domain/programme/moment.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'
import type { CSSProperties, ReactNode } from 'react'
import { RoomMark } from '../room-mark/room-mark.tsx'
import { useClock } from '../session-moment/session-moment.tsx'
import { Clock, OwnTime, Time } from '../shown-zone/shown-zone.tsx'
import { Text } from '../text/text.tsx'
import { type DayView, type ItemView, timesOf } from './day-view.ts'
import { presentOf } from './present.ts'
import { spotAt } from './spot.ts'
import { type GridPlace, maxWeight, type TimeGrid, timeGrid, totalWeight } from './time-grid.ts'
import styles from './timetable.module.css'
import { BreakItem, SessionItem } from './timetable-item.tsx'
import live from './timetable-live.css?inline'

const minute = 60_000

type TimetableProps = {
  year: number
  day: DayView
  now: Instant
  /** Sets `#now` on the current or next session: only on one day of a page. */
  isToday?: boolean
}

export function Timetable({ year, day, now, isToday = false }: TimetableProps): ReactNode {
  const { programme: words } = useWords()
  const grid = gridOf(day)
  const clock = useClock(now)
  const weight = totalWeight(grid.columns)
  const isScrolling = weight > maxWeight
  const bars = Math.max(...day.rooms.map(({ number }) => number), 1)
  const properties = { '--weight': weight, '--bars': Math.min(bars, 8) } as CSSProperties
  return (
    <div className={`wrap ${styles.timetable}`} style={properties}>
      {isNear(day, now) && <Sheet of={live} />}
      <div
        className={isScrolling ? styles.pane : undefined}
        {...(isScrolling && { role: 'region', 'aria-label': words.timetable, tabIndex: 0 })}
      >
        {grid.columns.length > 0 && <Rooms day={day} grid={grid} />}
        <div className={styles.grid} style={{ '--rows': rowsOf(grid) } as CSSProperties} {...clock}>
          {grid.hours.map((hour) => (
            <p key={hour} className={styles.hour} style={spotOf(grid, hour)} aria-hidden="true">
              <Label at={day.start + hour * minute} />
            </p>
          ))}
          <ol role="list" {...data({ 'data-day': '' })}>
            {itemsWithTimes({ year, day, grid, now, isToday })}
          </ol>
          <NowLine day={day} grid={grid} now={now} />
        </div>
      </div>
    </div>
  )
}

/** From the day before until a week after: a session may run, or have ended a short time ago. */
function isNear({ start }: DayView, now: Instant): boolean {
  return now > start - 24 * 60 * minute && now < start + 10 * 24 * 60 * minute
}

function gridOf(day: DayView): TimeGrid {
  const events = day.items.map(({ slug, from, until, room, what }) => ({
    from,
    until: until ?? null,
    room: room ?? null,
    isBreak: slug === undefined,
    isCeremony: what?.kind === 'ceremony',
  }))
  return timeGrid(events)
}

/** Column headings of the grid; items contain their room for the list. */
function Rooms({ day, grid }: { day: DayView; grid: TimeGrid }): ReactNode {
  const { programme: words } = useWords()
  const template = grid.columns.map(({ weight }) => `minmax(0,${weight}fr)`).join(' ')
  return (
    <div className={styles.rooms} style={{ '--template': template } as CSSProperties} aria-hidden="true">
      {grid.columns.map(({ room: index }) => {
        const room = index === null ? undefined : day.rooms[index]
        return (
          <p key={index}>
            {room && <RoomMark number={room.number} />}
            <Text of={room?.name ?? words.elsewhere} asWritten />
          </p>
        )
      })}
    </div>
  )
}

type Drawing = Required<TimetableProps> & { grid: TimeGrid }

/** The time before the first item of each time, only in the list. */
function itemsWithTimes({ year, day, grid, now, isToday }: Drawing): ReactNode {
  const states = day.items.map((item) => shownState(timesOf(item, day), now))
  const isOver = states.every((state) => state === 'past')
  // The first running item, otherwise the first coming one: target of `#now`.
  const present = isToday ? presentOf(states) : -1
  return day.items.map((item, index) => {
    const isFirst = day.items[index - 1]?.from !== item.from
    const room = item.room === undefined ? undefined : day.rooms[item.room]
    const drawn = { isPresent: index === present, isFirst, item, room, place: grid.places[index] as GridPlace, day, now }
    return [
      isFirst && (
        <li key={item.from} className={`figure ${styles.time}`}>
          <Label at={day.start + item.from * minute} />
        </li>
      ),
      item.slug === undefined ? (
        <BreakItem key={keyOf(item, index)} {...drawn} />
      ) : (
        <SessionItem key={keyOf(item, index)} {...drawn} year={year} isOver={isOver} />
      ),
    ]
  })
}

/** The time beside or above a row; the following item has it in machine-readable form. */
function Label({ at }: { at: Instant }): ReactNode {
  return (
    <>
      <Clock text={clockText(at)} />
      <OwnTime at={at} />
    </>
  )
}

/** The index distinguishes items with the same time and address. */
function keyOf({ slug, from }: ItemView, index: number): string {
  return `${slug ?? ''} ${from} ${index}`
}

/** The current time as a line across the grid, with a label in the hours' column. */
function NowLine({ day, grid, now }: { day: DayView; grid: TimeGrid; now: Instant }): ReactNode {
  const cuts = grid.scale.map(([cut]) => cut)
  if (cuts.length === 0 || now > day.start + Math.max(...cuts) * minute) return null
  const spot = spotAt(cuts, (now - day.start) / minute)
  return (
    <p
      className={styles.now}
      style={spot ?? undefined}
      hidden={spot === null}
      {...data({ 'data-cuts': cuts.join(' '), 'data-midnight': day.start })}
      aria-hidden="true"
    >
      <Time at={now} isAlone />
    </p>
  )
}

/** Row heights by minutes, or more if content needs it. */
function rowsOf({ rows }: TimeGrid): string {
  return rows.map((height) => `minmax(${Math.round(height)}px,auto)`).join(' ')
}

function spotOf({ scale }: TimeGrid, at: number): CSSProperties | undefined {
  return (
    spotAt(
      scale.map(([cut]) => cut),
      at,
    ) ?? undefined
  )
}
