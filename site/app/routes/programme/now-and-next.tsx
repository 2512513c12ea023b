import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { HallStrip } from '@forum/site/app/blocks/hall-strip/hall-strip.tsx'
import { isOfToday } from '@forum/site/app/blocks/hall-strip/hall-strip-view.ts'
import type { ReactNode } from 'react'
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
