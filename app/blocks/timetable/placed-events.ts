// What the time grid is laid out from: when an event begins and ends on it, whether it spans the columns, and beside how many others it stands.

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

const day = 24 * 60
const assumedMinutes = 45

export type Span = { from: number; until: number }
export type Placed = Span & { event: GridEvent; isWhole: boolean; lane: number; lanes: number }

/**
 * What crosses midnight ends with the grid; what begins after it (by the editor's day) is drawn for a day at most. What its editor dated
 * days or years away stands at the edge: no slip of the pen makes a grid of a million hours.
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
 * Breaks, events without a room and ceremonies in the first room span the columns, unless something that cannot span happens at the
 * same time; then they stand in their own column.
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

/** Overlapping events of one column share its width: each group takes as many lanes as it needs. */
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
