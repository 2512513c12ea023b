// Prepares events for the time grid: start and end, full-width events, and lanes of overlapping events.

/** An event of the grid; minutes since the day's midnight. */
export type GridEvent = {
  from: number
  /** null: unknown. */
  until: number | null
  /** Number of its room; null: none. */
  room: number | null
  isBreak: boolean
  /** A ceremony is shown across all rooms if nothing else happens there. */
  isCeremony: boolean
}

const day = 24 * 60
const assumedMinutes = 45

export type Span = { from: number; until: number }
export type Placed = Span & { event: GridEvent; isWhole: boolean; lane: number; lanes: number }

/**
 * An event across midnight ends with the grid; a later one takes at most a day. Wrong dates are moved to the edge, so that a typing error does not
 * create a huge grid.
 */
export function withSpans(events: readonly GridEvent[]): Placed[] {
  return events.map((event) => {
    const from = Math.max(-day, Math.min(event.from, 2 * day))
    const stated = event.until === null ? from : Math.min(event.until, from + day)
    const end = stated > from ? stated : from + assumedMinutes
    const until = from < day && end > day ? day : end
    return { event, from, until, isWhole: false, lane: 0, lanes: 1 }
  })
}

/**
 * Breaks, events without a room, and ceremonies in the first room span all columns, unless another event happens at the same time; then they stay in
 * their column.
 */
export function chooseWhole(placed: readonly Placed[]): void {
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

/** Overlapping events of a column share its width in lanes. */
export function chooseLanes(placed: readonly Placed[]): void {
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

export function overlap(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until
}

function columnKey({ isWhole, event }: Placed): number | null | 'whole' {
  return isWhole ? 'whole' : event.room
}
