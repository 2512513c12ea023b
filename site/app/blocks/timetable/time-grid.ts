// Positions of events on the time grid of wide screens (product.md, 8.7).
import { chooseLanes, chooseWhole, type GridEvent, overlap, type Placed, type Span, withSpans } from './placed-events.ts'

export type GridPlace = {
  /** Pixels, unless content makes rows taller. */
  top: number
  height: number
  /** Row lines of the grid: content may make rows taller than their minutes. */
  rows: readonly [from: number, until: number]
  /** Shares of the whole width, 0 to 1; overlapping events of a column are side by side. */
  left: number
  width: number
  /** Spans all columns. */
  isWhole: boolean
  /** Only high enough for the time and one line of the title. */
  isTight: boolean
}

/** A room (null: outside rooms), and the relative width of its column. */
export type Column = { room: number | null; weight: number }

export type TimeGrid = {
  /** Minimum height of each row, pixels; rows are between two starts or ends of events. */
  rows: readonly number[]
  columns: Column[]
  /** One per event, in the same order. */
  places: GridPlace[]
  /** Minutes and their vertical position, ascending. */
  scale: readonly (readonly [minute: number, top: number])[]
  /** Hours with a line. */
  hours: number[]
}

/** Pixels per minute. */
const rates = { full: 3.5, thin: 2.2, squeezed: 1.2, evening: 0.75 }
const eveningFrom = 17 * 60
/** Breaks and gaps up to this length keep their full height, minutes. */
const maxAtFullScale = 45
const gapHeight = 54
const minBreak = 40
/** Height of a block with gap, time and one title line, pixels. */
const roomyBlock = 83
/** A day is thin if its rooms are used for less than this share of the time. */
const thinShare = 0.6
/** From this length on, a period with at most one event is squeezed, minutes. */
const minAlone = 60
/** Additional column width per parallel lane. */
const lanesWeight = 0.7
/** The same where columns scroll: a block then has space for its time beside the buttons. */
const scrollingLanesWeight = 0.95
/** Above this total weight columns scroll instead of getting narrower. */
export const maxWeight = 5.5

/** The whole layout. What is squeezed: product.md, 8.7. */
export function timeGrid(events: readonly GridEvent[]): TimeGrid {
  const placed = withSpans(events)
  chooseWhole(placed)
  chooseLanes(placed)
  const columns = columnsOf(placed)
  const rate = isThin(placed, columns) ? rates.thin : rates.full
  const scale = scaleOf(placed, rate)
  const lineOf = new Map(scale.map(([minute], index) => [minute, index + 1]))
  const places = placed.map((item): GridPlace => {
    const top = topAt(scale, item.from)
    const height = topAt(scale, item.until) - top
    const rows = [lineOf.get(item.from) ?? 1, lineOf.get(item.until) ?? 2] as const
    return { top, height, rows, ...acrossOf(item, columns), isWhole: item.isWhole, isTight: height < roomyBlock }
  })
  const rows = scale.slice(1).map(([, top], index) => top - (scale[index]?.[1] ?? 0))
  return { rows, columns, places, scale, hours: hoursOf(placed, scale) }
}

export function totalWeight(columns: readonly Column[]): number {
  return columns.reduce((sum, { weight }) => sum + weight, 0)
}

/** Vertical position of `minute`; outside the grid its nearest edge. */
export function topAt(scale: TimeGrid['scale'], minute: number): number {
  let [fromMinute, fromTop] = scale[0] ?? [0, 0]
  if (minute <= fromMinute) return fromTop
  for (const [toMinute, toTop] of scale) {
    if (minute <= toMinute) return fromTop + ((minute - fromMinute) / (toMinute - fromMinute || 1)) * (toTop - fromTop)
    ;[fromMinute, fromTop] = [toMinute, toTop]
  }
  return fromTop
}

/** A room with only full-width events gets no column. */
function columnsOf(placed: readonly Placed[]): Column[] {
  const rooms = new Set(placed.flatMap(({ event, isWhole }) => (event.room === null || isWhole ? [] : [event.room])))
  const hasElsewhere = placed.some(({ isWhole, event }) => !isWhole && event.room === null)
  const columns = [...[...rooms].toSorted((a, b) => a - b), ...(hasElsewhere ? [null] : [])]
  const withLanes = columns.map((room) => ({
    room,
    lanes: Math.max(1, ...placed.filter(({ isWhole, event }) => !isWhole && event.room === room).map((item) => item.lanes)),
  }))
  const weighed = (each: number) => withLanes.map(({ room, lanes }) => ({ room, weight: Math.max(1, lanes * each) }))
  const fitting = weighed(lanesWeight)
  return totalWeight(fitting) > maxWeight ? weighed(scrollingLanesWeight) : fitting
}

function acrossOf({ isWhole, event, lane, lanes }: Placed, columns: readonly Column[]): { left: number; width: number } {
  if (isWhole) return { left: lane / lanes, width: 1 / lanes }
  const total = totalWeight(columns)
  const index = columns.findIndex(({ room }) => room === event.room)
  const width = (columns[index]?.weight ?? total) / total
  return { left: totalWeight(columns.slice(0, index)) / total + (width * lane) / lanes, width: width / lanes }
}

/** Few sessions in most columns, or only one column. */
function isThin(placed: readonly Placed[], columns: readonly Column[]): boolean {
  if (columns.length < 2) return true
  const sessions = placed.filter(({ event }) => !event.isBreak)
  const cuts = cutsOf(sessions)
  const offered = cuts.slice(1).reduce((sum, until, index) => {
    const from = cuts[index] ?? until
    return sessions.some((one) => overlap(one, { from, until })) ? sum + (until - from) * columns.length : sum
  }, 0)
  const used = sessions.reduce((sum, { from, until, isWhole }) => sum + (until - from) * (isWhole ? columns.length : 1), 0)
  return used < thinShare * offered
}

/** Rows between cuts; lunch or a single excursion is squeezed. */
function scaleOf(placed: readonly Placed[], rate: number): [number, number][] {
  const cuts = cutsOf(placed)
  const heights = cuts.slice(1).map((until, index) => {
    const from = cuts[index] ?? until
    return (until - from) * rateOf(placed, from, until, rate)
  })
  for (const { event, from, until } of placed) {
    if (!event.isBreak) continue
    const [start, end] = [cuts.indexOf(from), cuts.indexOf(until)]
    const height = heights.slice(start, end).reduce((sum, part) => sum + part, 0)
    if (height < minBreak)
      for (let part = start; part < end; part += 1) heights[part] = ((heights[part] ?? 0) * minBreak) / height
  }
  let top = 0
  return cuts.map((cut, index): [number, number] => {
    if (index > 0) top += heights[index - 1] ?? 0
    return [cut, top]
  })
}

function cutsOf(placed: readonly Span[]): number[] {
  return [...new Set(placed.flatMap(({ from, until }) => [from, until]))].toSorted((a, b) => a - b)
}

function rateOf(placed: readonly Placed[], from: number, until: number, rate: number): number {
  const running = placed.filter((item) => overlap(item, { from, until }))
  const [only, ...others] = running
  if (!only) return until - from > maxAtFullScale ? gapHeight / (until - from) : rate
  if (others.length === 0 && !only.event.isBreak && until - from >= minAlone) return rates.squeezed
  if (running.some(({ event }) => !event.isBreak)) return rate
  const longest = running.reduce((best, item) => (item.until - item.from > best.until - best.from ? item : best))
  if (longest.until - longest.from <= maxAtFullScale) return rate
  return longest.from >= eveningFrom ? rates.evening : rates.squeezed
}

/** Hour lines, where a quarter of an hour is high enough and no break shows its time. */
function hoursOf(placed: readonly Placed[], scale: TimeGrid['scale']): number[] {
  const first = scale[0]?.[0] ?? 0
  const last = scale.at(-1)?.[0] ?? 0
  const hours: number[] = []
  for (let minute = Math.ceil(first / 60) * 60; minute < last; minute += 60) {
    const isFull = topAt(scale, minute + 15) - topAt(scale, minute) >= 15 * rates.squeezed - 1 || minute + 15 > last
    const isNamed = placed.some(({ isWhole, event, from, until }) => isWhole && event.isBreak && from <= minute && minute < until)
    if (isFull && !isNamed) hours.push(minute)
  }
  return hours
}
