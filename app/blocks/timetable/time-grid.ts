// Where the events of a day stand on the time grid of wide screens, in pixels down and columns across (product.md, 8.7).

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
  /** Letters of its title, which must fit into its block. */
  titleLength: number
}

export type Place = {
  top: number
  height: number
  /** Shares of the whole width, 0 to 1: events that overlap in one column stand side by side within it. */
  left: number
  width: number
  /** It spans the columns. */
  isWhole: boolean
  /** There is no room for more than the time and the title, close together. */
  isTight: boolean
}

/** A room, or null for what happens outside of the rooms, and how wide its column is beside the others. */
export type Column = { room: number | null; weight: number }

export type TimeGrid = {
  height: number
  columns: Column[]
  /** One for each event, in the same order. */
  places: Place[]
  /** Minutes and the height at which they stand, ascending. */
  scale: readonly (readonly [minute: number, top: number])[]
  /** Whole hours that carry a line. */
  hours: number[]
}

const day = 24 * 60
const assumedMinutes = 45
/** Pixels a minute. */
export const rates = { full: 3.5, oneRoom: 2.2, longBreak: 1.2, evening: 0.75 }
const eveningFrom = 17 * 60
/** Breaks and gaps up to this many minutes keep their full length. */
const maxAtFullScale = 45
const gapHeight = 54
const minBreak = 40
/** What stands in a session's block, in pixels: the gap below it and its time, roomy or close, and each line of its title. */
const block = { roomy: 60, close: 41, line: 23 }
/** Letters in a line of a title that goes across the whole grid, on the narrowest screen that shows it. */
const lettersAcross = 66
/** A column takes more width for each event that stands beside another in it. */
const lanesWeight = 0.7
/** Columns of more weight than this scroll, so that they get no narrower. */
export const maxWeight = 5.5

type Span = { from: number; until: number }
type Placed = Span & { event: GridEvent; isWhole: boolean; lane: number; lanes: number }

/** `rate`: pixels that a minute of a session takes. */
export function timeGrid(events: readonly GridEvent[], rate = rates.full): TimeGrid {
  const placed = withSpans(events)
  chooseWhole(placed)
  chooseLanes(placed)
  const columns = columnsOf(placed)
  const across = placed.map((item) => acrossOf(item, columns))
  const titles = placed.map(({ event }, index) => titleHeight(event, across[index]?.width ?? 1, columns))
  const scale = scaleOf(placed, titles, rate)
  const places = placed.map((item, index): Place => {
    const top = topAt(scale, item.from)
    const height = topAt(scale, item.until) - top
    const { left, width } = across[index] ?? { left: 0, width: 1 }
    return { top, height, left, width, isWhole: item.isWhole, isTight: height < block.roomy + (titles[index] ?? 0) }
  })
  return { height: scale.at(-1)?.[1] ?? 0, columns, places, scale, hours: hoursOf(placed, scale, rate) }
}

export function totalWeight(columns: readonly Column[]): number {
  return columns.reduce((sum, { weight }) => sum + weight, 0)
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
    return { event, from, until, isWhole: false, lane: 0, lanes: 1 }
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

function columnsOf(placed: readonly Placed[]): Column[] {
  const rooms = new Set(placed.flatMap(({ event }) => (event.room === null ? [] : [event.room])))
  const hasElsewhere = placed.some(({ isWhole, event }) => !isWhole && event.room === null)
  const columns = [...[...rooms].toSorted((a, b) => a - b), ...(hasElsewhere ? [null] : [])]
  return columns.map((room) => {
    const lanes = Math.max(1, ...placed.filter(({ isWhole, event }) => !isWhole && event.room === room).map((item) => item.lanes))
    return { room, weight: Math.max(1, lanes * lanesWeight) }
  })
}

function acrossOf({ isWhole, event, lane, lanes }: Placed, columns: readonly Column[]): { left: number; width: number } {
  if (isWhole) return { left: lane / lanes, width: 1 / lanes }
  const total = totalWeight(columns)
  const index = columns.findIndex(({ room }) => room === event.room)
  const width = (columns[index]?.weight ?? total) / total
  return { left: totalWeight(columns.slice(0, index)) / total + (width * lane) / lanes, width: width / lanes }
}

/** Sessions stand at full scale; long breaks and gaps are squeezed so that nobody scrolls through lunch. */
function scaleOf(placed: readonly Placed[], titles: readonly number[], rate: number): [number, number][] {
  const cuts = [...new Set(placed.flatMap(({ from, until }) => [from, until]))].toSorted((a, b) => a - b)
  const heights = cuts.slice(1).map((until, index) => {
    const from = cuts[index] ?? until
    return (until - from) * rateOf(placed, from, until, rate)
  })
  for (const [index, item] of placed.entries()) {
    const [start, end] = [cuts.indexOf(item.from), cuts.indexOf(item.until)]
    const height = heights.slice(start, end).reduce((sum, part) => sum + part, 0)
    const wanted = item.event.isBreak ? minBreak : block.close + (titles[index] ?? 0)
    if (height < wanted) for (let part = start; part < end; part += 1) heights[part] = ((heights[part] ?? 0) * wanted) / height
  }
  let top = 0
  return cuts.map((cut, index): [number, number] => {
    if (index > 0) top += heights[index - 1] ?? 0
    return [cut, top]
  })
}

function titleHeight(event: GridEvent, width: number, columns: readonly Column[]): number {
  const letters = lettersAcross * width * Math.max(totalWeight(columns) / maxWeight, 1)
  return Math.max(Math.ceil(event.titleLength / letters), 1) * block.line
}

function rateOf(placed: readonly Placed[], from: number, until: number, full: number): number {
  const running = placed.filter((item) => overlap(item, { from, until }))
  if (running.some(({ event }) => !event.isBreak)) return full
  if (running.length === 0) return until - from > maxAtFullScale ? gapHeight / (until - from) : full
  const longest = running.reduce((best, item) => (item.until - item.from > best.until - best.from ? item : best))
  if (longest.until - longest.from <= maxAtFullScale) return full
  return longest.from >= eveningFrom ? rates.evening : rates.longBreak
}

/** Lines stand where an hour has its full length and no break names its own time. */
function hoursOf(placed: readonly Placed[], scale: TimeGrid['scale'], rate: number): number[] {
  const first = scale[0]?.[0] ?? 0
  const last = scale.at(-1)?.[0] ?? 0
  const hours: number[] = []
  for (let minute = Math.ceil(first / 60) * 60; minute < last; minute += 60) {
    const isFull = topAt(scale, minute + 15) - topAt(scale, minute) >= 15 * rate - 1 || minute + 15 > last
    const isNamed = placed.some(({ isWhole, event, from, until }) => isWhole && event.isBreak && from <= minute && minute < until)
    if (isFull && !isNamed) hours.push(minute)
  }
  return hours
}

/** Overlapping events of one column share its width: each group takes as many lanes as it needs. */
function chooseLanes(placed: readonly Placed[]): void {
  const columns = new Set(placed.map(columnKey))
  for (const column of columns) {
    let group: Placed[] = []
    let ends: number[] = []
    for (const item of placed.filter((one) => columnKey(one) === column).toSorted((a, b) => a.from - b.from)) {
      if (ends.every((end) => end <= item.from)) [group, ends] = [[], []]
      const free = ends.findIndex((end) => end <= item.from)
      item.lane = free < 0 ? ends.length : free
      ends[item.lane] = item.until
      group.push(item)
      for (const one of group) one.lanes = ends.length
    }
  }
}

function overlap(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until
}

function columnKey({ isWhole, event }: Placed): number | null | 'whole' {
  return isWhole ? 'whole' : event.room
}
