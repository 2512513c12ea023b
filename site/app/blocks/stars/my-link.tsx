import type { ReactNode } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { data } from '../../attributes/attributes.ts'
import { useLocale, useWords } from '../../page/page-facts.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

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
