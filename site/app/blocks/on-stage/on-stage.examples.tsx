import { maia, olena } from '../../gallery/content.ts'
import { useLocale } from '../../page/page-facts.tsx'
import { personView } from '../portrait/person-view.ts'
import { OnStage } from './on-stage.tsx'

export function ModeratorAndSpeaker() {
  const locale = useLocale()
  return <OnStage title="На сцені" moderators={[personView(maia, locale)]} speakers={[personView(olena, locale)]} />
}
