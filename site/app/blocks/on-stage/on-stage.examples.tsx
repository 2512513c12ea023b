import { useLocale } from '@forum/design/page/page-facts.tsx'
import { maia, olena } from '@forum/site/app/gallery/content.ts'
import { personView } from '../portrait/person-view.ts'
import { OnStage } from './on-stage.tsx'

export function ModeratorAndSpeaker() {
  const locale = useLocale()
  return <OnStage title="На сцені" moderators={[personView(maia, locale)]} speakers={[personView(olena, locale)]} />
}
