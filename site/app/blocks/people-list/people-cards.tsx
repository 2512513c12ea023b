import type { PersonView } from '../portrait/person-view.ts'
import { PortraitCard, useListClock } from '../portrait/portrait-card.tsx'
import styles from './people-list.module.css'

const sizes = '(max-width: 760px) 44vw, (max-width: 1199px) 29vw, 304px'

/** Large portraits, in the given order. */
export function PeopleCards({ people }: { people: readonly PersonView[] }) {
  const clock = useListClock(people)
  if (people.length === 0) return null
  return (
    <ul role="list" className={`cards ${styles.cards}`} {...clock}>
      {people.map((person, index) => (
        <li key={person.slug}>
          <PortraitCard person={person} sizes={sizes} isFirst={index === 0} headingLevel="h2" />
        </li>
      ))}
    </ul>
  )
}
