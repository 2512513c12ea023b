import { useEffect } from 'react'
import type { HallView } from './dashboard-view.ts'
import { isStandIn, photoWidth } from './people-row.tsx'

/** Portraits of coming sessions, kept in memory for times without network. */
const preloaded = new Map<string, HTMLImageElement>()

/** Preloads portraits; a failed one is retried with the next data. */
export function usePreloadedPhotos(view: HallView): void {
  useEffect(() => {
    const files = view.items.flatMap(({ people }) => people.flatMap(({ photo }) => photo ?? []))
    for (const address of files.map((file) => `/assets/${file}/${photoWidth}.webp`)) {
      if (preloaded.has(address)) continue
      const image = new Image()
      image.onerror = () => preloaded.delete(address)
      image.onload = () => {
        if (isStandIn(image)) preloaded.delete(address)
      }
      image.src = address
      preloaded.set(address, image)
    }
  }, [view])
}
