import { useWords } from '@forum/design/page/page-facts.tsx'
import { Plate } from '@forum/design/ui/picture/picture.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { Initials } from '@forum/site/app/blocks/portrait/initials.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { type CSSProperties, useState } from 'react'
import type { HallPerson } from './dashboard-view.ts'
import { peopleLayout } from './people-layout.ts'
import styles from './people-row.module.css'

/** People on stage; moderators are highlighted. */
export function PeopleRow({ people }: { people: readonly HallPerson[] }) {
  const { dashboard: words } = useWords()
  if (people.length === 0) return null
  const { shown, columns, size, longest } = peopleLayout(people.map(({ name }) => wordsOf(name)))
  return (
    <ul
      role="list"
      className={[styles.people, styles[size]].filter(Boolean).join(' ')}
      style={{ '--columns': columns, '--longest': longest } as CSSProperties}
    >
      {people.slice(0, shown).map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the order is the editor's.
        <OnStage key={`${index} ${wordsOf(person.name)}`} person={person} />
      ))}
      {shown < people.length && <li className={styles.more}>{filled(words.andMore, { count: people.length - shown })}</li>}
    </ul>
  )
}

function OnStage({ person: { name, company, photo, isModerator } }: { person: HallPerson }) {
  const { programme: words } = useWords()
  return (
    <li>
      <span className={`${styles.portrait} ${isModerator ? styles.moderator : ''}`}>
        <Plate ratio="portrait">
          <Photo key={photo} file={photo} name={wordsOf(name)} />
        </Plate>
      </span>
      <p>
        <Text as="b" of={name} asWritten />
        {isModerator && <span>{words.moderatorTag}</span>}
        {company && !isModerator && <Text of={company} asWritten />}
      </p>
    </li>
  )
}

/** One portrait width for all screens, so that cached pictures serve all. */
export const photoWidth = 320

/** The server's placeholder for a broken picture is three pixels wide (site/server/images/no-picture.ts). */
export function isStandIn(image: HTMLImageElement): boolean {
  return image.naturalWidth <= 3
}

function Photo({ file, name }: { file: string | null; name: string }) {
  const [isGone, setGone] = useState(false)
  if (!file || isGone) return <Initials name={name} />
  return (
    <img
      src={`/assets/${file}/${photoWidth}.webp`}
      alt=""
      width={720}
      height={900}
      onError={() => setGone(true)}
      onLoad={({ currentTarget }) => {
        if (isStandIn(currentTarget)) setGone(true)
      }}
    />
  )
}
