/** The numbers that lead through `count` pages: the first, the last, the current one and its neighbours; null where some are left out. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const numbers: (number | null)[] = []
  for (let number = 1; number <= count; number++) {
    const isNear = Math.abs(number - current) <= 1
    const isEnd = number === 1 || number === count
    const isOnlyOneBetween = (number === 2 && current <= 4) || (number === count - 1 && current >= count - 3)
    if (isNear || isEnd || isOnlyOneBetween) numbers.push(number)
    else if (numbers.at(-1) !== null) numbers.push(null)
  }
  return numbers
}
