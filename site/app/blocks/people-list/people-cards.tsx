import type { PersonView } from '../portrait/person-view.ts'
import { PortraitCard } from '../portrait/portrait-card.tsx'
import styles from './people-list.module.css'
import { first, restId } from './people-list-view.ts'

const sizes = '(max-width: 760px) 44vw, (max-width: 1199px) 29vw, 304px'

/** Portraits, in the given order. */
export function PeopleCards({ people }: { people: readonly PersonView[] }) {
  if (people.length === 0) return null
  return (
    <ul role="list" className={`cards ${styles.cards}`}>
      {people.map((person, index) => (
        <li key={person.slug} id={index === first ? restId : undefined}>
          <PortraitCard person={person} sizes={sizes} isFirst={index === 0} headingLevel="h2" />
        </li>
      ))}
    </ul>
  )
}
