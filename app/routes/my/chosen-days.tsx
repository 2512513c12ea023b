import { type ReactNode, useMemo } from 'react'
import { localePath } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { clockText, isoAt } from '#domain/programme/kyiv-time.ts'
import type { SessionKey } from '#domain/programme/selection.ts'
import type { Instant } from '#domain/record.ts'
import { type EventRow, EventRows } from '../../blocks/event-rows/event-rows.tsx'
import type { ToldChanges } from '../../blocks/programme-change/change-view.ts'
import { type ClashNotes, clashNotes } from '../../blocks/timetable/clash-notes.ts'
import { type DayView, type ItemView, isAway, itemPaths, timesOf } from '../../blocks/timetable/day-view.ts'
import { Timetable } from '../../blocks/timetable/timetable.tsx'
import { wordsIn } from '../../locale.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import styles from './route.module.css'

type ChosenDaysProps = {
  days: readonly DayView[]
  untimed: readonly EventRow[]
  chosen: readonly SessionKey[]
  year: number
  now: Instant
  isGrid: boolean
  /** What was told of the sessions. */
  told: ToldChanges
}

/** The chosen sessions by day: as a list, or on the grid of the halls. */
export function ChosenDays({ days, untimed, chosen, year, now, isGrid, told }: ChosenDaysProps): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  const clashes = useMemo(() => clashNotes(days, chosen, locale), [days, chosen, locale])
  return (
    <>
      {days.map((day) => (
        <section key={day.date} className={styles.day}>
          <h2 className="wrap">{day.title}</h2>
          {isGrid ? (
            <Timetable year={year} day={day} now={now} notes={clashes} />
          ) : (
            <div className="wrap">
              <EventRows rows={rowsOf(day, { clashes, told }, year, locale)} now={now} />
            </div>
          )}
        </section>
      ))}
      {untimed.length > 0 && (
        <section className={`wrap ${styles.day}`}>
          <h2>{words.untimed}</h2>
          <EventRows rows={untimed} />
        </section>
      )}
    </>
  )
}

type Notes = { clashes: ClashNotes; told: ToldChanges }

function rowsOf(day: DayView, { clashes, told }: Notes, year: number, locale: Locale): EventRow[] {
  const { cancelled } = wordsIn(locale).changes
  return day.items.map((item) => {
    const { key = '' } = item
    // The row of a cancelled session says so itself.
    const news = told[key]?.lines.filter((line) => !item.isCancelled || line !== cancelled)
    const notes = [...(news ?? []), ...(clashes.get(key) ?? [])]
    return rowOf(item, day, { notes, year, locale })
  })
}

type RowOptions = { notes: readonly string[] | undefined; year: number; locale: Locale }

function rowOf(item: ItemView, day: DayView, { notes, year, locale }: RowOptions): EventRow {
  const { key = '', slug = '', title, people = [], location } = item
  const times = timesOf(item, day)
  const room = item.room === undefined ? undefined : day.rooms[item.room]
  return {
    key: `${key} ${slug} ${item.from}`,
    time: clockText(times.start),
    until: times.end === null ? undefined : clockText(times.end),
    dateTime: isoAt(times.start),
    title,
    to: localePath(locale, itemPaths(item, year).page),
    room: isAway(item)
      ? { name: wordsIn(locale).myProgramme.elsewhereInKyiv }
      : room && { name: wordsOf(room.name), number: room.number },
    aside: [location, ...people].flatMap((text) => wordsOf(text) ?? []),
    star: { year, key },
    ...(item.isCancelled ? { isCancelled: true } : { times }),
    notes,
  }
}
