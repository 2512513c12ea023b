import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/seek.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { Choice } from '@forum/site/app/blocks/choice/choice.tsx'
import { asQueries, QueryLinks } from '@forum/site/app/blocks/query-links/query-links.tsx'
import { MyLink } from '@forum/site/app/blocks/stars/my-link.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { ReactNode } from 'react'
import type { FilterView } from './filter-view.ts'
import { maxTextLength, programmeAddress, searchOf } from './programme-address.ts'
import styles from './programme-filter.module.css'

type ProgrammeFilterProps = { year: number; filter: FilterView }

/** Filter form by words, room, topic and language; islands/programme-filter applies it while typing. */
export function ProgrammeFilter({ year, filter }: ProgrammeFilterProps): ReactNode {
  const locale = useLocale()
  const { people, programme: words } = useWords()
  const { query, rooms, topics, languages, chips } = filter
  return (
    <div className={`wrap cluster ${styles.filter}`}>
      <span className="phoneOnly">
        <MyLink year={year} />
      </span>
      <details className="phoneOnly screenOnly fold">
        <summary className="target small strong">
          <Icon name="find" />
          {words.findAndFilter}
          <Icon name="caret" />
        </summary>
      </details>
      <search className={`screenOnly ${styles.search}`} aria-label={words.findIn}>
        <form
          className={styles.form}
          action={localePath(locale, pathWithin.programme(year))}
          {...data({ 'data-module': 'programme-filter', 'data-when': 'touched' })}
        >
          {query.day && <input type="hidden" name="day" value={query.day} />}
          <div className="seek">
            <label htmlFor="programme-q">{words.findHint}</label>
            <Icon name="find" />
            <input
              className="control"
              id="programme-q"
              name="q"
              type="search"
              defaultValue={query.text}
              placeholder={people.findHint}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={maxTextLength}
            />
          </div>
          <Choice name="room" label={words.room} any={words.anyRoom} options={rooms} chosen={query.room} />
          <Choice name="topic" label={words.topic} any={words.anyTopic} options={topics} chosen={query.topic} />
          <Choice
            name="language"
            label={words.workingLanguage}
            any={words.anyLanguage}
            options={languages}
            chosen={query.language}
          />
          <button type="submit" className={buttonClass({ size: 'small' })}>
            {words.showFound}
          </button>
          <p className="across strong" role="status" {...data({ 'data-lost': '' })} hidden>
            {words.notFollowed}
          </p>
        </form>
        <div className="above3" {...data({ 'data-part': 'chips' })}>
          <QueryLinks title={people.often} links={asQueries(chips, restOf(query))} isBelowField />
        </div>
      </search>
      <div className="cluster small strong">
        <div className="phoneOnly" {...data({ 'data-part': 'chosen' })}>
          <Chosen of={filter.chosen} />
        </div>
        <p role="status" {...data({ 'data-part': 'found' })}>
          {filter.found}
        </p>
        <div {...data({ 'data-part': 'show-all' })}>{filter.isOn && <ShowAll year={year} filter={filter} />}</div>
      </div>
    </div>
  )
}

/** What is chosen is seen while the form is folded. */
function Chosen({ of }: { of: FilterView['chosen'] }): ReactNode {
  return of.map((one, index) => (
    <Text key={wordsOf(one)} as="b" of={one} asWritten>
      {(words) => (index > 0 ? `, ${words}` : words)}
    </Text>
  ))
}

/** The other conditions as parameters. */
export function restOf(query: FilterView['query']): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(searchOf({ ...query, text: '' })))
}

/** Removes the filter and keeps the day. */
function ShowAll({ year, filter }: ProgrammeFilterProps): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  const all = { day: filter.query.day, room: null, topic: null, language: null, text: '' }
  return (
    <a className="link target screenOnly" href={localePath(locale, programmeAddress(year, all))}>
      {words.showAllEvents}
    </a>
  )
}
