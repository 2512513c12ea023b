/** The option that a key moves to, -1: the field; undefined: the field handles the key. Pure. */
export function nextOption(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return chosen + 1 >= count ? -1 : chosen + 1
  if (key === 'ArrowUp') return chosen < 0 ? count - 1 : chosen - 1
  return undefined
}
