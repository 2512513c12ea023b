import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/seek.css'
import { useLocale, usePageFacts, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { type ReactNode, useId } from 'react'
import { asQueries, QueryLinks } from '../query-links/query-links.tsx'
import { PeopleCards } from './people-cards.tsx'
import styles from './people-list.module.css'
import { everybody, type PeopleListView } from './people-list-view.ts'

type PeopleListProps = {
  list: PeopleListView
  /** Edition of the list: other people may be found elsewhere. */
  year?: number
  /** A link to more people. */
  children?: ReactNode
}

/** Filter by name, company or topic (`?q=`) with portraits. site/app/islands/people-filter fetches results while typing and replaces the marked parts. */
export function PeopleList({ list, year, children }: PeopleListProps) {
  const { people: words } = useWords()
  const field = `find${useId()}`
  const { query, found, total, people } = list
  const isCut = people.length < found
  return (
    <section
      className="section within7"
      data-theme="white"
      {...data({ 'data-module': 'people-filter', 'data-found-offline': words.foundOffline })}
    >
      <div className="wrap">
        <div className={`grid steady below7 ${styles.head}`}>
          <search className={`screenOnly ${styles.form}`}>
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
              <button type="submit" className={`${buttonClass()} unscripted`}>
                {words.search}
              </button>
            </form>
            <div className={`across ${styles.often}`} {...data({ 'data-part': 'often' })}>
              {(!query || found === 0) && <QueryLinks title={words.often} links={asQueries(list.chips)} isBelowField />}
            </div>
          </search>
          <div className={styles.status} role="status" {...data({ 'data-part': 'count' })}>
            <Count list={list} year={year} />
          </div>
        </div>
        <div {...data({ 'data-part': 'people' })}>
          <PeopleCards people={people} />
          {(isCut || children) && (
            <div className="cluster buttons screenOnly above7">
              {isCut && (
                <a className={buttonClass({ variant: 'outlined' })} href={everybody}>
                  {words.showAll} ({total})
                </a>
              )}
              {children}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

type CountProps = { list: PeopleListView; year: number | undefined }

function Count({ list, year }: CountProps) {
  const locale = useLocale()
  const { people: words } = useWords()
  const { pathname } = usePageFacts()
  const { query, found, near } = list
  if (!query) {
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
      <div className="across gap4 start above7">
        <p className="said">
          {words.noneMatching} {everyone}
        </p>
        <QueryLinks title={words.near} links={asQueries(near)} />
        <Elsewhere year={year} query={query} />
      </div>
    )
  }
  return (
    <p className={styles.count}>
      <b>{found}</b> {counted(locale, found, words.speakers)}
      <span>{everyone}</span>
    </p>
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
