import { forum } from '../../gallery/content.ts'
import { useLocale } from '../../page/page-facts.tsx'
import { Place } from './place.tsx'
import { placeView } from './place-view.ts'

export function WithARoute() {
  const place = placeView(forum, useLocale())
  return place && <Place place={place} />
}
