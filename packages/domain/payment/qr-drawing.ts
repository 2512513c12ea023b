/** A QR code as an SVG path, for pages and PDF documents. */
export type QrDrawing = {
  /** Modules per side, including the quiet zone. */
  size: number
  /** SVG path data in modules. */
  path: string
  /** Diameter of the white disc with the hryvnia sign, in modules; null: none. */
  disc: number | null
}

/** The hryvnia sign in a 24 × 24 box, as strokes of width 2; it fills two thirds of the disc. */
export const hryvniaStrokes =
  'M7 7.6C7.7 5.7 9.6 4.5 12 4.5c3 0 4.9 1.5 4.9 3.8 0 4.8-9.8 2.6-9.8 7.4 0 2.3 1.9 3.8 4.9 3.8 2.4 0 4.3-1.2 5-3.1M4.5 10.6h15M4.5 13.4h15'

/** A path from rows of modules; neighbours in a row form one rectangle. */
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
