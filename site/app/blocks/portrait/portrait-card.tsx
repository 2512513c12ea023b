import '@forum/design/styles/parts/poster.css'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Picture, Plate } from '@forum/design/ui/picture/picture.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Appearing } from '@forum/domain/programme/speaking-today.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'
import { SessionMoment, timedData, useClock } from '../session-moment/session-moment.tsx'
import { Text } from '../text/text.tsx'
import { Initials } from './initials.tsx'
import sheet from './on-stage-today.css?inline'
import type { PersonView } from './person-view.ts'
import styles from './portrait-card.module.css'

type PortraitCardProps = {
  person: PersonView
  /** Target; default: the speaker's page. */
  to?: string
  /** Role, as a tag on the portrait. */
  role?: string | undefined
  sizes: string
  variant?: 'list' | 'strip' | 'session'
  isFirst?: boolean
  /** Leads the others of the list. */
  isLit?: boolean
  headingLevel?: 'h2' | 'h3'
}

/** Portrait 4:5, name, position and company as one link. */
export function PortraitCard({
  person,
  to,
  role,
  sizes,
  variant = 'list',
  isFirst = false,
  isLit = false,
  headingLevel = 'h3',
}: PortraitCardProps) {
  const locale = useLocale()
  return (
    <a
      className={['poster', styles[variant]].filter(Boolean).join(' ')}
      href={to ?? localePath(locale, pathWithin.speaker(person.slug))}
    >
      <Plate ratio="portrait">
        <Portrait
          person={person}
          sizes={sizes}
          isFirst={isFirst}
          isLit={isLit || role !== undefined || person.today !== undefined}
        />
        {role && <span className="tag corner top">{role}</span>}
        {!role && person.today && <Today times={person.today} />}
      </Plate>
      <Text as={headingLevel} className={`title above4 ${styles.name}`} of={person.name} asWritten />
      {person.position && <Text className={`aside ${styles.position}`} of={person.position} asWritten />}
      {person.company && <span className={`aside ${styles.position}`}>{person.company}</span>}
    </a>
  )
}

/** When they are on stage today; the clock around the list keeps it true (islands/clock). */
function Today({ times }: { times: Appearing }) {
  const { people } = useWords()
  return (
    <span className="tag dark corner top screenOnly onStageToday" {...timedData(times)}>
      <Sheet of={sheet} />
      <SessionMoment className="" times={times} now={times.now} />
      <span>{people.todayAt(clockText(times.start))}</span>
    </span>
  )
}

/** Attributes of a list of cards: it follows the time if somebody of them speaks today. */
export function useListClock(people: readonly PersonView[]): object {
  return useClock(people.find(({ today }) => today)?.today?.now)
}

type PortraitProps = {
  person: PersonView
  sizes: string
  isFirst?: boolean
  largest?: 480 | 640 | 960 | 1280
  alt?: string
  isLit?: boolean
}

/** The photo, or initials. */
export function Portrait({ person, sizes, isFirst = false, largest = 640, alt = '', isLit = false }: PortraitProps) {
  if (person.photo) {
    return <Picture file={person.photo} alt={alt} sizes={sizes} width={720} height={900} largest={largest} isFirst={isFirst} />
  }
  return <Initials name={wordsOf(person.name)} figure={person.figure} isLit={isLit} isInverse={person.isInverse} />
}

/** Alternative text of a portrait that is not only decorative. */
export function usePortraitAlt(person: PersonView): string {
  const { people } = useWords()
  return person.photo ? people.portraitOf(wordsOf(person.name)) : ''
}
