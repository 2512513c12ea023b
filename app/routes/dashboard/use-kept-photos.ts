import { useEffect } from 'react'
import noPhoto from '../../blocks/portrait/no-photo.webp?url'
import type { HallView } from './dashboard-view.ts'
import { photoWidth } from './people-row.tsx'

/** Portraits of the sessions to come, held so that they are there when the network is not. */
const held = new Map<string, HTMLImageElement>()

/** Loads the portraits that the screen will show. One that fails is tried again with the next data. */
export function useKeptPhotos(view: HallView): void {
  useEffect(() => {
    const files = view.items.flatMap(({ people }) => people.flatMap(({ photo }) => photo ?? []))
    for (const address of [noPhoto, ...files.map((file) => `/assets/${file}/${photoWidth}.webp`)]) {
      if (held.has(address)) continue
      const image = new Image()
      image.onerror = () => held.delete(address)
      image.src = address
      held.set(address, image)
    }
  }, [view])
}
