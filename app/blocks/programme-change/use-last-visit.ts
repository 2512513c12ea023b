import { useEffect, useState } from 'react'
import type { Instant } from '#domain/record.ts'

const nameOf = (year: number) => `changes-seen:${year}`

/**
 * When this browser was last shown the changes of an edition (ms); null on the server, at the first visit, and where the browser keeps nothing. This
 * visit counts from now on.
 */
export function useLastVisit(year: number, now: Instant): Instant | null {
  const [last, setLast] = useState<Instant | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, with the time of its beginning
  useEffect(() => {
    try {
      const stored = Number(localStorage.getItem(nameOf(year)))
      setLast(stored > 0 ? stored : null)
      localStorage.setItem(nameOf(year), String(now))
    } catch {
      setLast(null)
    }
  }, [year])
  return last
}
