const noBreak = '\u00a0'

/** "1 240": a whole number with its thousands apart, held together at a line's end; alike in every language of the site. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreak)
}

/** A figure as editors write it: a bare number of more than four digits like `grouped`; shorter ones may be years, and all else is their own way. */
export function groupedFigure(value: string): string {
  return /^\d{5,15}$/.test(value) ? grouped(Number(value)) : value
}
