// Where the events of a day stand on the time grid of wide screens, in pixels down and columns across (design notes §7).

/** What the grid needs of an event; times in minutes from the day's midnight. */
export type GridEvent = {
  from: number
  /** null: not known. */
  until: number | null
  /** Number of its room; null: no room. */
  room: number | null
  isBreak: boolean
  /** A ceremony is shown in every room while nothing else happens in the others. */
  isCeremony: boolean
}

export type Place = {
  top: number
  height: number
  /** Index into the columns; `wholeWidth`: all of them. */
  column: number
  /** Events that overlap in one column stand side by side: its place among `lanes`. */
  lane: number
  lanes: number
}

export type TimeGrid = {
  height: number
  /** Room numbers from left to right; null is the column of what happens outside the rooms. */
  columns: (number | null)[]
  /** One for each event, in the same order. */
  places: Place[]
  /** Minutes and the height at which they stand, ascending. */
  scale: readonly (readonly [minute: number, top: number])[]
  /** Whole hours that carry a line. */
  hours: number[]
}

export const wholeWidth = -1

const day = 24 * 60
const assumedMinutes = 45
/** Pixels a minute. */
const rates = { full: 3.5, longBreak: 1.2, evening: 0.75 }
const eveningFrom = 17 * 60
/** Breaks and gaps up to this many minutes keep their full length. */
const longestAtFullScale = 45
const gapHeight = 54
const least = { session: 64, break: 40 }

type Span = { from: number; until: number }
type Placed = Span & { event: GridEvent; column: number | null; isWhole: boolean }

export function timeGrid(events: readonly GridEvent[]): TimeGrid {
  const placed = withSpans(events)
  chooseWhole(placed)
  const columns = columnsOf(placed)
  const scale = scaleOf(placed)
  const lanes = lanesOf(placed)
  const places = placed.map((item, index): Place => {
    const top = topAt(scale, item.from)
    const { lane, lanes: count } = lanes[index] ?? { lane: 0, lanes: 1 }
    const column = item.isWhole ? wholeWidth : columns.indexOf(item.column)
    return { top: rounded(top), height: rounded(topAt(scale, item.until) - top), column, lane, lanes: count }
  })
  return { height: rounded(scale.at(-1)?.[1] ?? 0), columns, places, scale, hours: hoursOf(placed, scale) }
}

/** The height at which `minute` stands; outside of the grid its nearest edge. */
export function topAt(scale: TimeGrid['scale'], minute: number): number {
  let [fromMinute, fromTop] = scale[0] ?? [0, 0]
  if (minute <= fromMinute) return fromTop
  for (const [toMinute, toTop] of scale) {
    if (minute <= toMinute) return fromTop + ((minute - fromMinute) / (toMinute - fromMinute || 1)) * (toTop - fromTop)
    ;[fromMinute, fromTop] = [toMinute, toTop]
  }
  return fromTop
}

/** What crosses midnight ends with the grid; what begins after it (by the editor's day) is drawn whole. */
function withSpans(events: readonly GridEvent[]): Placed[] {
  return events.map((event) => {
    const { from } = event
    const end = event.until !== null && event.until > from ? event.until : from + assumedMinutes
    const until = from < day && end > day ? day : end
    return { event, from, until, column: event.room, isWhole: false }
  })
}

/**
 * Breaks, events without a room and ceremonies in the first room span the columns, unless something that cannot span happens at the
 * same time; then they stand in their own column.
 */
function chooseWhole(placed: readonly Placed[]): void {
  const rooms = placed.flatMap(({ event }) => (event.room === null ? [] : [event.room]))
  const first = Math.min(...rooms)
  for (const item of placed) {
    const { isBreak, isCeremony, room } = item.event
    item.isWhole = isBreak || room === null || (isCeremony && room === first)
  }
  for (let changed = true; changed; ) {
    changed = false
    for (const item of placed) {
      if (!item.isWhole || !placed.some((other) => !other.isWhole && overlap(item, other))) continue
      item.isWhole = false
      changed = true
    }
  }
}

function columnsOf(placed: readonly Placed[]): (number | null)[] {
  const rooms = new Set(placed.flatMap(({ event }) => (event.room === null ? [] : [event.room])))
  const columns: (number | null)[] = [...rooms].toSorted((a, b) => a - b)
  const hasElsewhere = placed.some((item) => !item.isWhole && item.column === null)
  return hasElsewhere ? [...columns, null] : columns
}

/** Sessions stand at full scale; long breaks and gaps are squeezed so that nobody scrolls through lunch. */
function scaleOf(placed: readonly Placed[]): [number, number][] {
  const cuts = [...new Set(placed.flatMap(({ from, until }) => [from, until]))].toSorted((a, b) => a - b)
  const heights = cuts.slice(1).map((until, index) => {
    const from = cuts[index] ?? until
    return (until - from) * rateOf(placed, from, until)
  })
  for (const { from, until, event } of placed) {
    const [start, end] = [cuts.indexOf(from), cuts.indexOf(until)]
    const height = heights.slice(start, end).reduce((sum, part) => sum + part, 0)
    const wanted = event.isBreak ? least.break : least.session
    if (height < wanted)
      for (let index = start; index < end; index += 1) heights[index] = ((heights[index] ?? 0) * wanted) / height
  }
  let top = 0
  return cuts.map((cut, index): [number, number] => {
    if (index > 0) top += heights[index - 1] ?? 0
    return [cut, top]
  })
}

function rateOf(placed: readonly Placed[], from: number, until: number): number {
  const running = placed.filter((item) => overlap(item, { from, until }))
  if (running.some(({ event }) => !event.isBreak)) return rates.full
  if (running.length === 0) return until - from > longestAtFullScale ? gapHeight / (until - from) : rates.full
  const longest = running.reduce((most, item) => (item.until - item.from > most.until - most.from ? item : most))
  if (longest.until - longest.from <= longestAtFullScale) return rates.full
  return longest.from >= eveningFrom ? rates.evening : rates.longBreak
}

/** Lines stand where an hour has its full length and no break names its own time. */
function hoursOf(placed: readonly Placed[], scale: TimeGrid['scale']): number[] {
  const first = scale[0]?.[0] ?? 0
  const last = scale.at(-1)?.[0] ?? 0
  const hours: number[] = []
  for (let minute = Math.ceil(first / 60) * 60; minute < last; minute += 60) {
    const isFull = topAt(scale, minute + 15) - topAt(scale, minute) >= 15 * rates.full - 1 || minute + 15 > last
    const isNamed = placed.some(({ isWhole, event, from, until }) => isWhole && event.isBreak && from <= minute && minute < until)
    if (isFull && !isNamed) hours.push(minute)
  }
  return hours
}

/** Overlapping events of one column share its width: each group takes as many lanes as it needs. */
function lanesOf(placed: readonly Placed[]): { lane: number; lanes: number }[] {
  const result = placed.map(() => ({ lane: 0, lanes: 1 }))
  const columns = Map.groupBy(placed.keys(), (index) => (placed[index]?.isWhole ? 'whole' : String(placed[index]?.column)))
  for (const indexes of columns.values()) {
    const sorted = [...indexes].toSorted((a, b) => (placed[a]?.from ?? 0) - (placed[b]?.from ?? 0))
    let group: number[] = []
    let ends: number[] = []
    const close = () => {
      for (const index of group) result[index] = { lane: result[index]?.lane ?? 0, lanes: ends.length }
      group = []
      ends = []
    }
    for (const index of sorted) {
      const { from, until } = placed[index] as Placed
      if (ends.every((end) => end <= from)) close()
      const free = ends.findIndex((end) => end <= from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = until
      result[index] = { lane, lanes: 1 }
      group.push(index)
    }
    close()
  }
  return result
}

function overlap(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
