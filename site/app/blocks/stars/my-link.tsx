import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { ReactNode } from 'react'

/** Link to one's own programme, with the number of sessions. */
export function MyLink({ year }: { year: number }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  return (
    <a className="target small strong screenOnly" href={localePath(locale, pathWithin.my(year))}>
      <Icon name="star" />
      <span className="named">
        {words.title}
        <span {...data({ 'data-star-count': year })} />
      </span>
    </a>
  )
}
