import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Picture, Plate } from '@forum/design/ui/picture/picture.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { initialsOf } from '../portrait/initials-of.ts'
import { apart, type PersonView } from '../portrait/person-view.ts'
import { Text } from '../text/text.tsx'
import type { LetterGroup } from './by-letter.ts'
import sheet from './people-index.css?inline'

/** Everybody in dense rows by letter, with letters to jump by. Empty without people. */
export function PeopleIndex({ groups }: { groups: readonly LetterGroup[] }) {
  const { people: words } = useWords()
  if (groups.length === 0) return null
  return (
    <div className="above7">
      <Sheet of={sheet} />
      {groups.length > 1 && (
        <nav aria-label={words.letters} className="screenOnly">
          <ul role="list" className="letters">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`}>{letter || '#'}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ letter, people }) => (
        <div key={letter} className="letterGroup">
          <h2 id={idOf(letter)} className="figure">
            {letter || '#'}
          </h2>
          <Rows people={people} pathOf={pathWithin.speaker} />
        </div>
      ))}
    </div>
  )
}

const idOf = (letter: string) => `letter-${letter}`

type RowsProps = { people: readonly PersonView[]; pathOf: (slug: string) => string }

/** People in dense rows without letters, in the order given. */
export function PeopleRows({ people, pathOf }: RowsProps) {
  return (
    <>
      <Sheet of={sheet} />
      <Rows people={apart(people)} pathOf={pathOf} />
    </>
  )
}

/** A row says the company, or the position of whom has none. */
function Rows({ people, pathOf }: RowsProps) {
  const locale = useLocale()
  return (
    <ul role="list" className="personRows">
      {people.map((person) => (
        <li key={person.slug}>
          <a href={localePath(locale, pathOf(person.slug))}>
            <Small person={person} />
            <span>
              <Text className="named" of={person.name} asWritten />
              {person.company ? (
                <span className="aside">{person.company}</span>
              ) : (
                person.position && <Text className="aside" of={person.position} asWritten />
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A plate of 48 pixels: letters cut by lines could not be read. */
function Small({ person: { name, photo, today, isInverse } }: { person: PersonView }) {
  if (photo) {
    return (
      <span className="smallPlate">
        <Plate ratio="fill">
          <Picture file={photo} alt="" sizes="48px" width={48} height={48} largest={320} />
        </Plate>
      </span>
    )
  }
  return (
    <span className={`smallPlate${today ? ' lit' : isInverse ? ' inverse' : ''}`} aria-hidden="true">
      {initialsOf(wordsOf(name))}
    </span>
  )
}
