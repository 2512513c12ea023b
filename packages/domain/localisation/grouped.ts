const noBreak = '\u00a0'

/** "1 240": a whole number with non-breaking thousands separators, the same in each language. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreak)
}

/** A number in an editor's text: only bare numbers of more than four digits are grouped; shorter ones may be years. */
export function groupedFigure(value: string): string {
  return /^\d{5,15}$/.test(value) ? grouped(Number(value)) : value
}
