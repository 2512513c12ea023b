import type { ReactNode } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Instant } from '#domain/record/record.ts'
import { HallStrip } from '../../blocks/hall-strip/hall-strip.tsx'
import { isOfToday } from '../../blocks/hall-strip/hall-strip-view.ts'
import { useLocale, useWords } from '../../page/page-facts.tsx'
import type { ProgrammeView } from './programme-view.ts'

/** Current sessions in each hall, with links. */
export function NowAndNext({ view, now }: { view: ProgrammeView; now: Instant }): ReactNode {
  const locale = useLocale()
  const { moments, programme } = useWords()
  const { year, strip, isPresent } = view
  const to = isPresent ? '#now' : `${localePath(locale, pathWithin.programme(year))}#now`
  const elsewhere = strip && isOfToday(strip, now) ? moments.today : programme.title
  return strip && <HallStrip strip={strip} now={now} more={{ to, label: isPresent ? moments.jump : elsewhere }} />
}
