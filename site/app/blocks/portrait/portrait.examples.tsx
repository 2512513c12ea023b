import { useLocale } from '@forum/design/page/page-facts.tsx'
import { maia, olena } from '@forum/site/app/gallery/content.ts'
import { personView } from './person-view.ts'
import { PortraitCard } from './portrait-card.tsx'

export function OfASpeaker() {
  return <PortraitCard person={personView(olena, useLocale())} sizes="304px" />
}

export function WithoutAPhotograph() {
  const role = 'Модераторка'
  return <PortraitCard person={personView(maia, useLocale())} sizes="304px" variant="session" role={role} headingLevel="h2" />
}
