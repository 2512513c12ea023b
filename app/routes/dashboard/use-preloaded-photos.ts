import { useEffect } from 'react'
import type { HallView } from './dashboard-view.ts'
import { isStandIn, photoWidth } from './people-row.tsx'

/** Portraits of the sessions to come, held so that they are there when the network is not. */
const preloaded = new Map<string, HTMLImageElement>()

/** Loads the portraits that the screen will show. One that fails is tried again with the next data. */
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
