const noBreak = '\u00a0'

/** "1 240": a whole number with its thousands apart, held together at a line's end; alike in every language of the site. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreak)
}
