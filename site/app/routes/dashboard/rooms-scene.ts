// Content of the screen of all rooms: a pure function of view and time.

import { wordsIn } from '@forum/design/page/locale.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type HallState, hallState, headlineOf } from '@forum/domain/programme/hall.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, dateAt } from '@forum/domain/time/kyiv-time.ts'
import { isEnding, timeLeft } from '@forum/site/app/blocks/time-left/time-left.ts'
import type { HallItem, HallView } from './dashboard-view.ts'
import { roomsInTurn } from './fit.ts'
import { announcedTime, atTime } from './room-scene.ts'

export type CardScene = ReturnType<typeof cardOf>
export type RoomsScene = ReturnType<typeof roomsScene>
export type RoomColumn = RoomsScene['columns'][number]

export function roomsScene(view: HallView, now: Instant, locale: Locale) {
  const today = dateAt(now)
  const rooms = view.rooms.length > 0 ? view.rooms : [null]
  const states = rooms.map((_, index) => hallState(view.items, index, now))
  const first = states[0]?.running[0]
  const isShared = rooms.length > 1 && first?.room === null && states.every(({ running: [main] }) => main === first)
  const { from, until, atOnce } = roomsInTurn(rooms.length, now)
  const columns = rooms.map((room, index) => {
    const state = states[index] as HallState<HallItem>
    const card = isShared ? null : cardOf(state, today, locale)
    return {
      /** null: the programme has no rooms. */
      room,
      /** null: the current event is for all rooms and is shown once above them. */
      card,
      next: nextOf(state, today, locale),
      /** Not its turn: a screen that cannot scroll shows only as many rooms as fit. */
      isWaiting: index < from || index >= until,
    }
  })
  const shared = isShared && states[0] ? cardOf(states[0], today, locale) : null
  const turn =
    atOnce < rooms.length ? filled(wordsIn(locale).dashboard.roomsInTurn, { from: from + 1, until, count: rooms.length }) : null
  return { shared, columns, atOnce, turn }
}

/** `left`: "40 хв до кінця"; null: hours away, so `label` has the time. Sessions are highlighted; everything else is not. */
function cardOf(state: HallState<HallItem>, today: string, locale: Locale) {
  const { dashboard: words, programme } = wordsIn(locale)
  const { phase, running, coming, left, share, held } = state
  const title = running[0]?.title ?? headlineOf(coming)?.title
  if (held && title) {
    const label = filled(wordsIn(locale).moments.held, { time: clockAt(held.since) })
    return { isSession: false, left: null, label, title, share }
  }
  const [main] = running
  const headline = headlineOf(coming)
  const parts = left === null ? [] : timeLeft(left, { ...words, locale })
  const isSoon = parts.length === 1 && parts[0]?.unit === words.minutes
  if (main) {
    const remaining = isSoon ? { parts, to: words.toEnd, isEnding: isEnding(left) } : null
    const times = main.until === null ? `${words.started} ${main.from}` : filled(programme.until, { time: main.until })
    return { isSession: !main.isBreak, left: remaining, label: remaining ? null : times, title: main.title, share }
  }
  if (!headline) return { isSession: false, left: null, label: null, title: words.roomOver, share: null }
  const at = atTime(phase === 'ahead' ? words.startAt : words.nextAt, headline.from)
  const label = headline.day === today ? at : announcedTime(headline, today, locale)
  const remaining = isSoon ? { parts, to: words.toStart, isEnding: false } : null
  return { isSession: false, left: remaining, label, title: headline.title, share }
}

/** The session after the card's; without breaks. */
function nextOf(state: HallState<HallItem>, today: string, locale: Locale) {
  const shown = state.running.length > 0 ? undefined : headlineOf(state.coming)
  const next = state.coming.find((item) => !item.isBreak && item !== shown)
  return next ? { when: announcedTime(next, today, locale), iso: next.iso, title: next.title } : null
}
