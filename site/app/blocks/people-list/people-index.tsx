import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Picture, Plate } from '@forum/design/ui/picture/picture.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { initialsOf } from '../portrait/initials-of.ts'
import type { PersonView } from '../portrait/person-view.ts'
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
          <ul role="list">
            {people.map((person) => (
              <Row key={person.slug} person={person} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const idOf = (letter: string) => `letter-${letter}`

function Row({ person }: { person: PersonView }) {
  const locale = useLocale()
  return (
    <li>
      <a href={localePath(locale, pathWithin.speaker(person.slug))}>
        <Small person={person} />
        <span>
          <Text className="named" of={person.name} asWritten />
          {person.company && <span className="aside">{person.company}</span>}
        </span>
      </a>
    </li>
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
