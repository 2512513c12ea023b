/** Where `minute` stands among the rows of a grid, as styles say it. `cuts`: the minutes from which one row goes to the next; null: outside of them. */
export function spotAt(cuts: readonly number[], minute: number): { gridRow: string; top: string } | null {
  const row = cuts.findIndex((until, index) => index > 0 && minute <= until)
  const [from, until] = [cuts[row - 1], cuts[row]]
  if (from === undefined || until === undefined || minute < from) return null
  // Both lines of the row are named: a row without its end is, for what is positioned, all that follows.
  return { gridRow: `${row}/${row + 1}`, top: `${Math.round(((minute - from) / (until - from)) * 1000) / 10}%` }
}
