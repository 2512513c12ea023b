import { at, forum } from '../../gallery/content.ts'
import { useLocale } from '../../page/page-facts.tsx'
import { HallStrip } from './hall-strip.tsx'
import { hallStripView } from './hall-strip-view.ts'

export function WhileASessionRuns() {
  const now = at('2025-10-16T09:30')
  const strip = hallStripView(forum, now, useLocale())
  return strip && <HallStrip strip={strip} now={now} more={{ to: '#now', label: 'Програма' }} />
}
