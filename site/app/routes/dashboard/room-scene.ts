// Content of one room's screen: a pure function of view and time.

import { wordsIn } from '@forum/design/page/locale.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import { type HallState, hallState, headlineOf } from '@forum/domain/programme/hall.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { isEnding, type TimePart, timeLeft } from '@forum/site/app/blocks/time-left/time-left.ts'
import type { HallItem, HallPerson, HallView } from './dashboard-view.ts'

/** A line at the bottom: next events, parallel ones, or other rooms. */
export type SceneLine = { key: string; when: string; iso: string | null; title: LocalText; room: LocalText | null }

export type RoomScene = {
  /** Start, above the title. */
  label: string | null
  title: LocalText
  /** The announced event and its start. */
  announced: { when: string; title: LocalText } | null
  people: readonly HallPerson[]
  /** At the bottom: time left, or a time. */
  left: { label: string; parts: readonly TimePart[]; isEnding: boolean } | { label: string; time: string } | null
  lines: readonly SceneLine[]
  /** Progress, 0 to 1; null: unknown. */
  share: number | null
}

const maxLines = 2

/** Cancelled and moved events of today come before the lines until their end; at least one line of next events stays. */
export function roomScene(view: HallView, now: Instant, locale: Locale): RoomScene {
  const scene = plannedScene(view, now, locale)
  const { changes } = wordsIn(locale)
  const isAwaited = (item: HallItem) =>
    item.day === dateAt(now) && (item.room === null || item.room === view.shown) && stateOf(item, now) !== 'past'
  const cancelled = view.cancelled
    .filter(isAwaited)
    .map((item) => ({ item, line: goneOf(item, changes.cancelled, null, locale) }))
  const moved = view.moved.filter(isAwaited).map((item) => ({ item, line: goneOf(item, changes.moved, item.to, locale) }))
  const gone = [...cancelled, ...moved].sort((a, b) => a.item.start - b.item.start).map(({ line }) => line)
  const room = Math.max(1, maxLines - scene.lines.length)
  return { ...scene, lines: [...gone.slice(0, room), ...scene.lines].slice(0, maxLines) }
}

function goneOf(item: HallItem, what: string, room: LocalText | null, locale: Locale): SceneLine {
  return { ...lineOf(item, item.day, locale), when: `${item.from} · ${what}`, room }
}

function plannedScene(view: HallView, now: Instant, locale: Locale): RoomScene {
  const { dashboard: words } = wordsIn(locale)
  const state = hallState(view.items, view.shown, now)
  const today = dateAt(now)
  const [main] = state.running
  const headline = headlineOf(state.coming)
  if (main) return runningScene(main, headline, state, today, locale)
  if (!headline) return overScene(view, now, locale)
  const left = { label: words.startsIn, parts: timeLeft(state.left ?? 0, { ...words, locale }), isEnding: false }
  const lines = sceneLines(state.coming, headline, today, locale)
  const common = { people: headline.people, left, lines, share: state.share ?? 0 }
  if (state.phase === 'dayOver') {
    const announced = { when: announcedTime(headline, today, locale), title: headline.title }
    return { ...common, label: null, title: words.dayOver, announced }
  }
  const at = atTime(state.phase === 'ahead' ? words.startAt : words.nextAt, headline.from)
  const label = withFormer(headline.day === today ? at : announcedTime(headline, today, locale), headline, locale)
  return { ...common, label, title: headline.title, announced: null }
}

/** "Далі о 13:15", "Далі об 11:00". */
export function atTime({ usual, eleven }: { usual: string; eleven: string }, time: string): string {
  return filled(time.startsWith('11') ? eleven : usual, { time })
}

/** "13:15", with the date if it is not today. */
export function announcedTime(item: HallItem, today: string, locale: Locale): string {
  return item.day === today ? item.from : filled(wordsIn(locale).dashboard.on, { date: item.date, time: item.from })
}

function runningScene(
  main: HallItem,
  headline: HallItem | undefined,
  state: HallState<HallItem>,
  today: string,
  locale: Locale,
): RoomScene {
  const { dashboard: words } = wordsIn(locale)
  const left =
    state.left === null
      ? { label: words.started, time: main.from }
      : { label: words.left, parts: timeLeft(state.left, { ...words, locale }), isEnding: isEnding(state.left) }
  const common = { label: null, title: main.title, left, share: state.share }
  if (main.isBreak && headline) {
    const announced = {
      when: headline.day === today ? atTime(words.nextAt, headline.from) : announcedTime(headline, today, locale),
      title: headline.title,
    }
    return { ...common, announced, people: headline.people, lines: sceneLines(state.coming, headline, today, locale) }
  }
  const also = state.running.slice(1).filter(({ isBreak }) => !isBreak)
  const beside = also.map(({ key, until, title }) => ({
    key,
    when: until === null ? words.also : filled(words.alsoUntil, { time: until }),
    iso: null,
    title,
    room: null,
  }))
  const [first] = state.coming
  const coming = first?.isBreak && headline !== first ? [first, headline] : state.coming
  const lines = [...beside, ...coming.flatMap((item) => (item ? [lineOf(item, today, locale)] : []))]
  return { ...common, announced: null, people: main.people, lines: lines.slice(0, maxLines) }
}

/** When the room is finished: what other rooms still have today. */
function overScene(view: HallView, now: Instant, locale: Locale): RoomScene {
  const today = dateAt(now)
  const elsewhere = view.items
    .filter((item) => !item.isBreak && item.day === today && stateOf(item, now) !== 'past')
    .sort((a, b) => b.start - a.start)
    .slice(0, maxLines)
    .reverse()
  const lines = elsewhere.map((item) => ({
    ...lineOf(item, today, locale),
    room: item.room === null ? null : (view.rooms[item.room]?.name ?? null),
  }))
  const title = wordsIn(locale).dashboard.roomOver
  return { label: null, title, announced: null, people: [], left: null, lines, share: 1 }
}

function sceneLines(coming: readonly HallItem[], headline: HallItem, today: string, locale: Locale): SceneLine[] {
  return coming
    .filter((item) => item !== headline)
    .slice(0, maxLines)
    .map((item) => lineOf(item, today, locale))
}

function lineOf(item: HallItem, today: string, locale: Locale): SceneLine {
  return {
    key: item.key,
    when: withFormer(announcedTime(item, today, locale), item, locale),
    iso: item.iso,
    title: item.title,
    room: null,
  }
}

/** "13:05 · Було 13:00". */
function withFormer(when: string, { was }: HallItem, locale: Locale): string {
  return was === undefined ? when : `${when} · ${filled(wordsIn(locale).changes.was, { what: was })}`
}
