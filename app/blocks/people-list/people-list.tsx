import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { counted } from '#domain/localisation/plural.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { asQueries, QueryLinks } from '../query-links/query-links.tsx'
import { PeopleCards } from './people-cards.tsx'
import styles from './people-list.module.css'
import type { PeopleListView } from './people-list-view.ts'
import { everybody, useLimit } from './use-limit.ts'
import { usePeopleFilter } from './use-people-filter.ts'

type PeopleListProps = {
  list: PeopleListView
  /** The edition whose people these are: who is not among them may be found elsewhere. */
  year?: number
  /** A link to more people. */
  children?: ReactNode
}

/** A filter by name, company or topic, and the portraits that it finds: on the server by `?q=`, in the browser as one types. */
export function PeopleList({ list, year, children }: PeopleListProps) {
  const { people: words } = useWords()
  const field = `find${useId()}`
  const filter = usePeopleFilter(list)
  const limit = useLimit()
  const isCut = !filter.query && list.total > limit
  return (
    <section className={`section ${styles.section}`} data-theme="white">
      <div className="wrap">
        <div className={styles.head}>
          <search className={styles.form}>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                filter.settle()
              }}
            >
              <label htmlFor={field}>{words.find}</label>
              <div className={styles.field}>
                <Icon name="find" />
                <input
                  ref={filter.input}
                  id={field}
                  name="q"
                  type="search"
                  defaultValue={list.query}
                  placeholder={words.findHint}
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={100}
                  onInput={filter.onInput}
                  onBlur={filter.settle}
                />
                <button type="submit" className={buttonClass()}>
                  {words.search}
                </button>
              </div>
            </form>
            {(!filter.query || filter.found === 0) && (
              <QueryLinks title={words.often} links={asQueries(list.chips)} isBelowField />
            )}
          </search>
          <div className={styles.status} role="status">
            <Count list={list} year={year} {...filter} />
          </div>
        </div>
        <PeopleCards people={list.people} serverCount={list.found} cards={filter.cards} />
        {(isCut || children) && (
          <div className={styles.more}>
            {isCut && (
              <a className={buttonClass({ variant: 'outlined' })} href={everybody}>
                {words.showAll} ({list.total})
              </a>
            )}
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

type CountProps = {
  list: PeopleListView
  year: number | undefined
  query: string
  found: number
  near: readonly string[]
}

function Count({ list, year, query, found, near }: CountProps) {
  const locale = useLocale()
  const { people: words } = useWords()
  const { pathname } = useLocation()
  if (!query) {
    const from =
      list.countries > 1 ? words.fromCountries(`${list.countries}\u00a0${counted(locale, list.countries, words.countries)}`) : ''
    return (
      <p className={styles.count}>
        <b>{list.total}</b> {counted(locale, list.total, words.speakers)} {from}
      </p>
    )
  }
  const everyone = <a href={pathname}>{words.showAll}</a>
  if (found === 0) {
    return (
      <div className={styles.none}>
        <p>
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

/** The same words asked of the whole site; of one edition's list, first of people of all editions, and of this edition's programme. */
function Elsewhere({ year, query }: { year: number | undefined; query: string }) {
  const locale = useLocale()
  const { people: words, search } = useWords()
  const asked = `?${new URLSearchParams({ q: query })}`
  return (
    <p className={styles.elsewhere}>
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
