/** A QR code as one path of squares, for pages and papers alike. */
export type QrDrawing = {
  /** Modules along one side, the quiet border included. */
  size: number
  /** SVG path data in modules. */
  path: string
  /** The white disc in the middle that carries the sign of the hryvnia, in modules; null on other codes. */
  disc: number | null
}

/** The hryvnia's sign in a box of 24 by 24, as strokes of width 2; two thirds of the disc's width hold it. */
export const hryvniaStrokes =
  'M7 7.6C7.7 5.7 9.6 4.5 12 4.5c3 0 4.9 1.5 4.9 3.8 0 4.8-9.8 2.6-9.8 7.4 0 2.3 1.9 3.8 4.9 3.8 2.4 0 4.3-1.2 5-3.1M4.5 10.6h15M4.5 13.4h15'

/** A code's modules, row by row, its border included, as one path: neighbours of a row are one rectangle. */
export function squares(data: readonly (readonly boolean[])[]): Omit<QrDrawing, 'disc'> {
  const path = data.map((row, y) => {
    let line = ''
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      let length = 1
      while (row[x + length]) length++
      line += `M${x} ${y}h${length}v1h-${length}z`
      x += length
    }
    return line
  })
  return { size: data.length, path: path.join('') }
}
