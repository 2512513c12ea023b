// One day of the programme: rooms as columns on a time grid on wide screens, one list by time on others and on paper. One markup:
// the list's items carry their place on the grid as custom properties.
import type { CSSProperties, ReactNode } from 'react'
import type { Instant } from '#domain/forum/forum.ts'
import { RoomMark } from '../../blocks/room-mark/room-mark.tsx'
import { useWords } from '../../locale.tsx'
import type { DayView, ItemView } from './day-view.ts'
import { Time } from './shown-zone.tsx'
import { topAt } from './time-grid.ts'
import styles from './timetable.module.css'
import { BreakItem, SessionItem } from './timetable-item.tsx'

const minute = 60_000

/** More rooms than this scroll sideways within the grid. */
const mostColumns = 5

export function Timetable({ year, day, now }: { year: number; day: DayView; now: Instant }): ReactNode {
  const { programme: words } = useWords()
  const columns = Math.max(day.grid.columns.length, 1)
  const isScrolling = columns > mostColumns
  const bars = Math.max(...day.rooms.map(({ number }) => number), 1)
  const properties = { '--columns': columns, '--height': day.grid.height, '--bars': Math.min(bars, 8) } as CSSProperties
  return (
    <div className={`wrap ${styles.timetable}`} style={properties}>
      <h2 className="visuallyHidden">{day.title}</h2>
      <div
        className={isScrolling ? styles.pane : undefined}
        {...(isScrolling && { role: 'region', 'aria-label': words.timetable, tabIndex: 0 })}
      >
        {day.rooms.length > 0 && <Rooms day={day} />}
        <div className={styles.grid}>
          {day.grid.hours.map((hour) => (
            <p key={hour} className={styles.hour} style={topOf(topAt(day.grid.scale, hour))} aria-hidden="true">
              <Time at={day.start + hour * minute} />
            </p>
          ))}
          <ol className={styles.list}>{itemsWithTimes(year, day, now)}</ol>
          <NowLine day={day} now={now} />
        </div>
      </div>
    </div>
  )
}

/** Column heads of the grid; every item names its room itself. */
function Rooms({ day }: { day: DayView }): ReactNode {
  const { programme: words } = useWords()
  return (
    <div className={styles.rooms} aria-hidden="true">
      {day.grid.columns.map((index) => {
        const room = index === null ? undefined : day.rooms[index]
        return (
          <p key={index}>
            {room && <RoomMark number={room.number} />}
            <span lang={room?.name.lang}>{room?.name.text ?? words.elsewhere}</span>
          </p>
        )
      })}
    </div>
  )
}

/** Before the first item of each time stands the time itself, which only the list shows. */
function itemsWithTimes(year: number, day: DayView, now: Instant): ReactNode {
  return day.items.map((item, index) => {
    const isFirst = day.items[index - 1]?.from !== item.from
    const room = item.room === undefined ? undefined : day.rooms[item.room]
    const drawn = { item, room, day, now }
    return [
      isFirst && (
        <li key={item.from} className={styles.time}>
          <Time at={day.start + item.from * minute} date={day.date} />
        </li>
      ),
      item.slug === undefined ? (
        <BreakItem key={keyOf(item)} {...drawn} />
      ) : (
        <SessionItem key={keyOf(item)} {...drawn} year={year} />
      ),
    ]
  })
}

function keyOf({ slug, title, from, room, place }: ItemView): string {
  return `${slug ?? title.text} ${from} ${room} ${place.lane}`
}

/** The time that it is, across the grid; its label stands where the hours do. */
function NowLine({ day, now }: { day: DayView; now: Instant }): ReactNode {
  const at = (now - day.start) / minute
  const { scale } = day.grid
  if (at < (scale[0]?.[0] ?? 0) || at > (scale.at(-1)?.[0] ?? 0)) return null
  return (
    <p className={styles.now} style={topOf(topAt(scale, at))} aria-hidden="true">
      <Time at={now} />
    </p>
  )
}

function topOf(top: number): CSSProperties {
  return { '--top': Math.round(top) } as CSSProperties
}
