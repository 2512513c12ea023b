// The motif (product.md, 8.4): one strand per edition, as wide as its attendance, all arriving at one point.
import type { Strand } from '#domain/forum/edition.ts'

/** Where the sheaf stands in its view box, in its units. The edge is always the right side. */
export type SheafShape = {
  width: number
  height: number
  /** Top of the edge; it ends at `height`. */
  top: number
  /** Left end: the point at which all strands arrive, on the lower side. */
  pointX: number
  /** Lengths of the curve's handles at the edge and at the point, as shares of the distance. */
  edgeHandle: number
  pointHandle: number
  /** Share of the edge that is ink; the rest is equal gaps. */
  share: number
}

export type SheafStrand = {
  year: number
  path: string
  isDotted: boolean
  /** It is drawn in wheat. */
  isCurrent: boolean
  opacity: number
  /** Middle and upper end on the edge, in units of the view box. */
  middle: number
  start: number
}

/** Breadth of a strand without a count, for spacing only. */
const spacingAttendance = 170

/** `lit`: the year drawn in wheat; the last one when it is not given, or not among them. */
export function sheafStrands(strands: readonly Strand[], shape: SheafShape, lit?: number): SheafStrand[] {
  const wheat = strands.find(({ year }) => year === lit)?.year ?? strands.at(-1)?.year
  const length = shape.height - shape.top
  const breadth = (strand: Strand) => (strand.isCancelled ? null : strand.attendance) || spacingAttendance
  const total = strands.reduce((sum, strand) => sum + breadth(strand), 0)
  const gap = ((1 - shape.share) * length) / strands.length
  const scale = (shape.share * length) / total
  let position = shape.top + gap / 2
  return strands.map((strand, index) => {
    const start = position
    const end = start + breadth(strand) * scale
    position = end + gap
    const isDotted = strand.isCancelled
    const isCurrent = strand.year === wheat
    const age = index / Math.max(1, strands.length - 2)
    return {
      year: strand.year,
      isDotted,
      isCurrent,
      start,
      middle: (start + end) / 2,
      opacity: isCurrent ? 1 : rounded(Math.min(0.16 + 0.74 * age ** 1.5, 0.9), 100),
      path: isDotted ? curve((start + end) / 2, shape) : ribbon(start, end, shape),
    }
  })
}

function handles(shape: SheafShape) {
  const distance = shape.width - shape.pointX
  return {
    fromEdge: rounded(shape.width - distance * shape.edgeHandle),
    atPoint: rounded(shape.pointX + distance * shape.pointHandle),
  }
}

function curve(y: number, shape: SheafShape): string {
  const { fromEdge, atPoint } = handles(shape)
  return `M${shape.width} ${rounded(y)}C${fromEdge} ${rounded(y)} ${atPoint} ${shape.height} ${shape.pointX} ${shape.height}`
}

function ribbon(start: number, end: number, shape: SheafShape): string {
  const { fromEdge, atPoint } = handles(shape)
  return `${curve(start, shape)}C${atPoint} ${shape.height} ${fromEdge} ${rounded(end)} ${shape.width} ${rounded(end)}Z`
}

/** To whole units, which are about a pixel where it is drawn: a page is a tenth of a kilobyte shorter without tenths. */
function rounded(value: number, precision = 1): number {
  return Math.round(value * precision) / precision
}
