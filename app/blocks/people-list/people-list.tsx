import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { counted } from '#domain/localisation/plural.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PeopleCards } from './people-cards.tsx'
import styles from './people-list.module.css'
import type { PeopleListView } from './people-list-view.ts'
import { everybody, useLimit } from './use-limit.ts'
import { usePeopleFilter } from './use-people-filter.ts'

type PeopleListProps = {
  list: PeopleListView
  /** In which order they stand, below the count. */
  note?: string
  /** A link to more people. */
  children?: ReactNode
}

/** A filter by name or company and the portraits that it finds: on the server by `?q=`, in the browser as one types. */
export function PeopleList({ list, note, children }: PeopleListProps) {
  const { people: words } = useWords()
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
              <label htmlFor="q">{words.find}</label>
              <div className={styles.field}>
                <Icon name="find" />
                <input
                  ref={filter.input}
                  id="q"
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
          </search>
          <div className={styles.status} role="status">
            <Count list={list} note={note} query={filter.query} found={filter.found} />
          </div>
        </div>
        <PeopleCards people={list.people} serverCount={list.found} cards={filter.cards} />
        {(isCut || children) && (
          <div className={styles.more}>
            {isCut && (
              <Link className={buttonClass({ variant: 'outlined' })} to={everybody} preventScrollReset>
                {words.showAll} ({list.total})
              </Link>
            )}
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

type CountProps = { list: PeopleListView; note: string | undefined; query: string; found: number }

function Count({ list, note, query, found }: CountProps) {
  const locale = useLocale()
  const { people: words } = useWords()
  const { pathname } = useLocation()
  if (!query) {
    const from =
      list.countries > 1 ? words.fromCountries(`${list.countries}\u00a0${counted(locale, list.countries, words.countries)}`) : ''
    return (
      <p className={styles.count}>
        <b>{list.total}</b> {counted(locale, list.total, words.speakers)} {from}
        {note && <span>{note}</span>}
      </p>
    )
  }
  const everyone = (
    <Link to={pathname} preventScrollReset replace>
      {words.showAll}
    </Link>
  )
  if (found === 0) {
    return (
      <p className={styles.none}>
        {words.noneMatching} {everyone}
      </p>
    )
  }
  return (
    <p className={styles.count}>
      <b>{found}</b> {counted(locale, found, words.speakers)}
      <span>{everyone}</span>
    </p>
  )
}
