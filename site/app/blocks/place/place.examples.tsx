import { useLocale } from '@forum/design/page/page-facts.tsx'
import { forum } from '@forum/site/app/gallery/content.ts'
import { Place } from './place.tsx'
import { placeView } from './place-view.ts'

export function WithARoute() {
  const place = placeView(forum, useLocale())
  return place && <Place place={place} />
}
