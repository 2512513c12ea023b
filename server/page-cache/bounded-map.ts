// A map that holds at most so many bytes; what was not asked for the longest time goes first.

export type BoundedMap<T extends { size: number }> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
  readonly bytes: number
  readonly count: number
}

export function createBoundedMap<T extends { size: number }>(mostBytes: number): BoundedMap<T> {
  const entries = new Map<string, T>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key, value) {
      remove(key)
      if (value.size > mostBytes) return
      entries.set(key, value)
      bytes += value.size
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break
        remove(oldest)
      }
    },
    get bytes() {
      return bytes
    },
    get count() {
      return entries.size
    },
  }
}
