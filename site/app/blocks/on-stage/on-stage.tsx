import { useWords } from '@forum/design/page/page-facts.tsx'
import type { ReactNode } from 'react'
import { apart, type PersonView } from '../portrait/person-view.ts'
import { PortraitCard } from '../portrait/portrait-card.tsx'
import styles from './on-stage.module.css'

const sizes = '(max-width: 760px) 45vw, (max-width: 1199px) 30vw, 237px'

type OnStageProps = { title: string; moderators: readonly PersonView[]; speakers: readonly PersonView[] }

/** People of a session or side event, moderators first with a tag. Empty without people. */
export function OnStage({ title, moderators, speakers }: OnStageProps): ReactNode {
  const { programme: words } = useWords()
  if (moderators.length + speakers.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <ul role="list" className="cards wide5">
        {apart([...moderators, ...speakers]).map((person, index) => (
          <li key={person.slug}>
            <PortraitCard
              person={person}
              role={index < moderators.length ? words.moderatorTag : undefined}
              sizes={sizes}
              variant="session"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
