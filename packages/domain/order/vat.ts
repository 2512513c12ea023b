// VAT that sums include. Rounded half up by line; the last line takes the rest, so that lines add up to their whole.

/** VAT in so many kopiykas at `rate` per cent, in kopiykas. */
export const vatInSum = (kopiykas: number, rate: number): number => Math.round((kopiykas * rate) / (100 + rate))

/** VAT in `total` hryvnias, in kopiykas. */
export const vatIn = (total: number, rate: number): number => vatInSum(total * 100, rate)

/** VAT in each of `sums` (kopiykas), which together include the VAT of their whole. */
export function vatByLine(sums: readonly number[], rate: number): number[] {
  const whole = vatInSum(
    sums.reduce((all, sum) => all + sum, 0),
    rate,
  )
  const parts = sums.slice(0, -1).map((sum) => vatInSum(sum, rate))
  return sums.length === 0 ? [] : [...parts, whole - parts.reduce((all, part) => all + part, 0)]
}
