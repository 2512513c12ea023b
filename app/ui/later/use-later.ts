import { useEffect, useState } from 'react'

/**
 * What comes when it is first wanted: null until then, and where it cannot be had (no network, a new build). Then `onAbsent` is told, the page
 * stays, and it is asked for again with another wish. `wish`: what it is wanted for; null: it is not.
 */
export function useLater<T>(load: () => Promise<T>, wish: string | null, onAbsent: () => void): T | null {
  const [found, setFound] = useState<{ part: T } | null>(null)
  const isMissing = wish !== null && found === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a wish, however often it is drawn meanwhile
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    load().then(
      (part) => isGone || setFound({ part }),
      () => isGone || onAbsent(),
    )
    return () => {
      isGone = true
    }
  }, [isMissing, wish])
  return found?.part ?? null
}
