// Geometry of the pattern (product.md, 8.4): one line per edition, as thick as its attendance; all meet in one point.
import type { Strand } from '@forum/domain/forum/edition.ts'

/** Dimensions of the pattern in its view box. The edge is on the right. */
export type SheafShape = {
  width: number
  height: number
  /** Top of the edge; it ends at `height`. */
  top: number
  /** x of the point where all lines meet, at the bottom. */
  pointX: number
  /** Lengths of Bézier handles at edge and point, as shares of the distance. */
  edgeHandle: number
  pointHandle: number
  /** Share of the edge covered by lines; the rest is equal gaps. */
  share: number
}

export type SheafStrand = {
  year: number
  path: string
  isDotted: boolean
  /** Highlighted. */
  isCurrent: boolean
  opacity: number
  /** Middle and top of the line on the edge, in view box units. */
  middle: number
  start: number
}

/** Assumed attendance for spacing, if unknown. */
const spacingAttendance = 170

/** `lit`: highlighted year; default and fallback: the last one. */
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

/** Whole units are about a pixel; decimals would only make the page larger. */
function rounded(value: number, precision = 1): number {
  return Math.round(value * precision) / precision
}
