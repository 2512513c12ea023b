import { useLocale } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { apart, type PersonView } from '../portrait/person-view.ts'
import { PortraitCard } from '../portrait/portrait-card.tsx'

type TeamCardsProps = {
  members: readonly PersonView[]
  headingLevel?: 'h2' | 'h3'
  isFirst?: boolean
  /** A council or the organisers: the first of them leads, so that plate is wheat. */
  isLed?: boolean
}

/** Portraits of the team as links. */
export function TeamCards({ members, headingLevel = 'h3', isFirst = false, isLed = false }: TeamCardsProps) {
  const locale = useLocale()
  return (
    <ul role="list" className="cards">
      {apart(members).map((member, index) => (
        <li key={member.slug}>
          <PortraitCard
            person={member}
            to={localePath(locale, pathWithin.member(member.slug))}
            variant="strip"
            sizes="(max-width: 760px) 44vw, (max-width: 1199px) 29vw, 304px"
            headingLevel={headingLevel}
            isFirst={isFirst}
            isLit={isLed && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
