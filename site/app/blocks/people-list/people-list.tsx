import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/seek.css'
import { useLocale, usePageFacts, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { type ReactNode, useId } from 'react'
import { Choice } from '../choice/choice.tsx'
import { asQueries, QueryLinks } from '../query-links/query-links.tsx'
import { Text } from '../text/text.tsx'
import { PeopleCards } from './people-cards.tsx'
import { PeopleIndex } from './people-index.tsx'
import styles from './people-list.module.css'
import type { PeopleListView } from './people-list-view.ts'

type PeopleListProps = {
  list: PeopleListView
  /** Edition of the list: other people may be found elsewhere. */
  year?: number
  /** A link to more people. */
  children?: ReactNode
}

/** Filter by words, day, hall and topic; large plates, then everybody by letter. site/app/islands/people-filter fetches results and replaces the marked parts. */
export function PeopleList({ list, year, children }: PeopleListProps) {
  const { people: words } = useWords()
  const field = `find${useId()}`
  const { query, found, choices, isOn } = list
  return (
    <section
      className="section within7"
      data-theme="white"
      {...data({ 'data-module': 'people-filter', 'data-found-offline': words.foundOffline })}
    >
      <div className="wrap">
        <div className={styles.head}>
          <Opener choices={choices} />
          <search className="screenOnly">
            <form className={styles.field}>
              <div className="seek">
                <label htmlFor={field}>{words.find}</label>
                <Icon name="find" />
                <input
                  className="control"
                  id={field}
                  name="q"
                  type="search"
                  defaultValue={query}
                  placeholder={words.findHint}
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={100}
                />
              </div>
              {choices.map((choice) => (
                <Choice key={choice.name} {...choice} />
              ))}
              <button type="submit" className={`${buttonClass()} unscripted`}>
                {words.search}
              </button>
            </form>
            <div {...data({ 'data-part': 'often' })}>
              {(!isOn || found === 0) && list.chips.length > 0 && (
                <div className="above4">
                  <QueryLinks title={words.often} links={asQueries(list.chips)} isBelowField />
                </div>
              )}
            </div>
          </search>
          <div className={styles.status} role="status" {...data({ 'data-part': 'count' })}>
            <Count list={list} year={year} />
          </div>
        </div>
        <div {...data({ 'data-part': 'people' })}>
          <PeopleCards people={list.large} />
          <PeopleIndex groups={list.index} />
          {children && <div className="cluster buttons screenOnly above7">{children}</div>}
        </div>
      </div>
    </section>
  )
}

/** On phones search and filters open when pressed. */
function Opener({ choices }: Pick<PeopleListView, 'choices'>) {
  const { people: words, programme } = useWords()
  return (
    <details className="phoneOnly screenOnly fold">
      <summary className="target small strong">
        <Icon name="find" />
        {choices.length > 0 ? programme.findAndFilter : words.search}
        <Icon name="caret" />
      </summary>
    </details>
  )
}

type CountProps = { list: PeopleListView; year: number | undefined }

function Count({ list, year }: CountProps) {
  const locale = useLocale()
  const { people: words } = useWords()
  const { pathname } = usePageFacts()
  const { query, found, near, isOn, choices } = list
  if (!isOn) {
    const from =
      list.countries > 1 ? words.fromCountries(`${list.countries}\u00a0${counted(locale, list.countries, words.countries)}`) : ''
    return (
      <p className={styles.count}>
        <b>{list.total}</b> {counted(locale, list.total, words.speakers)} {from}
      </p>
    )
  }
  const everyone = (
    <a className="link" href={pathname}>
      {words.showAll}
    </a>
  )
  if (found === 0) {
    return (
      <div className="across gap4 start">
        <p className="said">
          {words.noneMatching} {everyone}
        </p>
        <QueryLinks title={words.near} links={asQueries(near)} />
        {query && <Elsewhere year={year} query={query} />}
      </div>
    )
  }
  return (
    <p className={styles.count}>
      <b>{found}</b> {counted(locale, found, words.speakers)}
      <Chosen query={query} choices={choices} />
      <span>{everyone}</span>
    </p>
  )
}

/** What is chosen, seen also while the form is folded. */
function Chosen({ query, choices }: Pick<PeopleListView, 'query' | 'choices'>) {
  const words = choices.flatMap(({ chosen, options }) =>
    options.filter(({ value }) => value === chosen).map(({ label }) => label),
  )
  return (
    <span className="small phoneOnly">
      {[...(query ? [`«${query}»`] : []), ...words].map((one, index) => (
        <Text key={wordsOf(one)} of={one}>
          {(text) => (index > 0 ? `, ${text}` : text)}
        </Text>
      ))}
    </span>
  )
}

/** Links that search elsewhere: the whole site; for an edition's list first all speakers and its programme. */
function Elsewhere({ year, query }: { year: number | undefined; query: string }) {
  const locale = useLocale()
  const { people: words, search } = useWords()
  const asked = `?${new URLSearchParams({ q: query })}`
  return (
    <p className="cluster">
      {year !== undefined && (
        <>
          <a href={localePath(locale, pathWithin.speakers()) + asked}>{words.amongAll}</a>
          <a href={localePath(locale, pathWithin.programme(year)) + asked}>{words.inProgramme}</a>
        </>
      )}
      <a href={localePath(locale, pathWithin.search()) + asked}>{search.everywhere}</a>
    </p>
  )
}
