import { useLocale } from '@forum/design/page/page-facts.tsx'
import { at, forum } from '@forum/site/app/gallery/content.ts'
import { HallStrip } from './hall-strip.tsx'
import { hallStripView } from './hall-strip-view.ts'

export function WhileASessionRuns() {
  const now = at('2025-10-16T09:30')
  const strip = hallStripView(forum, now, useLocale())
  return strip && <HallStrip strip={strip} now={now} more={{ to: '#now', label: 'Програма' }} />
}
