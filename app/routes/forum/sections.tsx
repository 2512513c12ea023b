import type { CSSProperties } from 'react'
import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { PartnerWall } from '../../blocks/partner-wall/partner-wall.tsx'
import { PortraitCard } from '../../blocks/portrait/portrait-card.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Picture, Plate } from '../../ui/picture/picture.tsx'
import { TitledSection } from '../../ui/titled-section/titled-section.tsx'
import type { ForumView } from './forum-view.ts'
import styles from './route.module.css'

type Given<Name extends keyof ForumView> = NonNullable<ForumView[Name]>

export function Programme({ programme, year }: { programme: Given<'programme'>; year: number }) {
  const locale = useLocale()
  const { forum } = useWords()
  return (
    <TitledSection
      theme="ink"
      title={forum.programme}
      more={{ to: inLanguage(locale, pathWithin.programme(year)), label: forum.allProgramme(programme.count) }}
    >
      <EventRows rows={programme.rows} />
    </TitledSection>
  )
}

export function Speakers({ speakers, year }: { speakers: Given<'speakers'>; year: number }) {
  const locale = useLocale()
  const { forum } = useWords()
  return (
    <TitledSection
      theme="white"
      title={forum.speakers}
      more={{ to: inLanguage(locale, pathWithin.speakersOfYear(year)), label: forum.allSpeakers(speakers.count) }}
    >
      <ul className={styles.people}>
        {speakers.people.map((person) => (
          <li key={person.slug}>
            <PortraitCard person={person} look="strip" sizes="(max-width: 760px) 44vw, (max-width: 1199px) 29vw, 304px" />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export function Partners({ groups }: { groups: ForumView['partners'] }) {
  const { forum } = useWords()
  return (
    <TitledSection theme="ink" title={forum.partners}>
      <PartnerWall groups={groups} />
    </TitledSection>
  )
}

/** Pictures in rows of equal height: each is as wide as its shape asks. */
export function Gallery({ pictures }: { pictures: ForumView['gallery'] }) {
  const { forum } = useWords()
  return (
    <TitledSection theme="white" title={forum.gallery}>
      <ul className={styles.gallery}>
        {pictures.map(({ file, title, ratio }, index) => (
          <li key={file} style={{ '--ratio': ratio } as CSSProperties}>
            <Plate ratio="fill">
              <Picture
                file={file}
                alt={title || forum.pictureOf(index + 1, pictures.length)}
                sizes="(max-width: 760px) 46vw, 440px"
                width={Math.round(ratio * 600)}
                height={600}
              />
            </Plate>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export function Neighbours({ previous, next }: { previous: number | null; next: number | null }) {
  const locale = useLocale()
  const { forum } = useWords()
  if (previous === null && next === null) return null
  return (
    <section data-theme="white">
      <nav className={`wrap ${styles.neighbours}`} aria-label={forum.editions}>
        {previous !== null && (
          <p>
            <span>{forum.previous}</span>
            <MoreLink to={inLanguage(locale, pathWithin.forum(previous))}>{forum.titleOf(previous)}</MoreLink>
          </p>
        )}
        {next !== null && (
          <p className={styles.next}>
            <span>{forum.next}</span>
            <MoreLink to={inLanguage(locale, pathWithin.forum(next))}>{forum.titleOf(next)}</MoreLink>
          </p>
        )}
      </nav>
    </section>
  )
}
