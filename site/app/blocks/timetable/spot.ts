/** Position of `minute` in the grid's rows, as styles. `cuts`: minutes of the row lines; null: outside. */
export function spotAt(cuts: readonly number[], minute: number): { gridRow: string; top: string } | null {
  const row = cuts.findIndex((until, index) => index > 0 && minute <= until)
  const [from, until] = [cuts[row - 1], cuts[row]]
  if (from === undefined || until === undefined || minute < from) return null
  // Both row lines are needed: without an end the positioned element would cover all following rows.
  return { gridRow: `${row}/${row + 1}`, top: `${Math.round(((minute - from) / (until - from)) * 1000) / 10}%` }
}
