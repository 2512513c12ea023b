import { useWords } from '@forum/design/page/page-facts.tsx'
import { onPhones, Plate } from '@forum/design/ui/picture/picture.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { type LocalText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { RichText as RichTextTree } from '@forum/domain/rich-text/rich-text.ts'
import type { CSSProperties, ReactNode } from 'react'
import { emLength } from '../motto/motto-fit.ts'
import type { PersonView } from '../portrait/person-view.ts'
import { Portrait, usePortraitAlt } from '../portrait/portrait-card.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Text } from '../text/text.tsx'
import styles from './person-head.module.css'

type PersonHeadProps = {
  person: PersonView
  /** The list with this person. */
  list: { to: string; label: string }
  country?: string | null
  text: LocalText<RichTextTree> | null
  links: readonly { label: string; url: string }[]
  /** Label of the links. */
  linksLabel: string
  /** Content below the text. */
  children?: ReactNode
}

/** Head of a person's page: portrait left, name, position and text right. */
export function PersonHead({ person, list, country, text, links, linksLabel, children }: PersonHeadProps) {
  const { site } = useWords()
  const alt = usePortraitAlt(person)
  return (
    <section className={styles.head} data-theme="ink">
      <div className={styles.picture}>
        <div className={styles.frame}>
          <Plate ratio="fill">
            <Portrait
              person={person}
              sizes={`${onPhones.first}, (max-width: 1199px) 88vw, 42vw`}
              largest={1280}
              alt={alt}
              isFirst
            />
          </Plate>
        </div>
      </div>
      <div className={styles.words}>
        <nav aria-label={site.path}>
          <a className="target" href={list.to}>
            {list.label}
          </a>
        </nav>
        <Text as="h1" style={{ '--word': longestWord(wordsOf(person.name)) } as CSSProperties} of={person.name} asWritten />
        <Position person={person} />
        {country && <p className="quiet above1">{country}</p>}
        {text && (
          <div className={`measure above6 ${styles.text}`}>
            <RichText of={text} />
          </div>
        )}
        {links.length > 0 && (
          <ul role="list" className="cluster above4" aria-label={linksLabel}>
            {links.map((link) => (
              <li key={link.url}>
                <PersonLink {...link} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}

function PersonLink({ label, url }: { label: string; url: string }) {
  const { site } = useWords()
  if (!/^https?:/.test(url))
    return (
      <a className="target underlined strong" href={url}>
        {label}
      </a>
    )
  return (
    <a className="target underlined strong" href={url} target="_blank" rel="noopener">
      {label}
      <span className="visuallyHidden"> ({site.newTab})</span>
    </a>
  )
}

function Position({ person: { position, company } }: Pick<PersonHeadProps, 'person'>) {
  if (!position && !company) return null
  return (
    <p className="title above4">
      {position && <Text of={position} />}
      {position && company && ', '}
      {company && <span>{noBreak(company)}</span>}
    </p>
  )
}

/** Width of the longest word in em of the display font: it must fit on the narrowest screen. */
function longestWord(name: string): number {
  const lengths = name.split(/\s+|(?<=-)/).map((word) => emLength(word) + 0.03 * word.length)
  return Math.ceil(Math.max(...lengths) * 20) / 20
}
