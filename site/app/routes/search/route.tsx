import '@forum/design/styles/parts/seek.css'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { longestQuery } from '@forum/domain/search-index/search-record.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { QueryLinks } from '@forum/site/app/blocks/query-links/query-links.tsx'
import { SearchHits } from '@forum/site/app/blocks/search-hits/search-hits.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { SearchAnswer } from '@forum/site/app/frame/search-dialog/search-answer.tsx'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { parseSearch } from './search-address.ts'
import { type Choice, type SearchView, searchView } from './search-view.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const query = parseSearch(new URL(request.url).searchParams)
  const ready = services.search.ready()
  // Opening the empty page or the dialog builds the index in the background; only queries wait for it.
  if (query.text) await ready
  else ready.catch(() => {})
  const view = searchView(services, locale, query)
  const { search } = wordsIn(locale)
  const page: PageInfo = {
    title: view.query.text ? search.titleOf(view.query.text) : search.title,
    description: search.description,
    path: pathWithin.search(),
  }
  return { page, ...view }
}

/** Of the dialog's options. */
const bestCount = 8

export default function Search({ loaderData: view }: Route.ComponentProps) {
  const { search: words } = useWords()
  const { found, note, kinds, years, hits, instead } = view
  return (
    <>
      <PageHead title={words.title} />
      <section className="section within6" data-theme="white">
        <div className="wrap">
          <SearchForm view={view} />
          <SearchAnswer best={hits.slice(0, bestCount)} said={[found, note].filter(Boolean).join('. ')} />
          <div role="status">
            {found && <h2 className="title above6">{found}</h2>}
            {note && <p className="measure above2">{note}</p>}
          </div>
          {instead && (
            <div className="stack above4">
              {found && <p className="measure above2">{words.nothingText}</p>}
              <QueryLinks {...instead} />
            </div>
          )}
          {hits.length > 0 && (
            <div className={styles.columns}>
              <Opener kinds={kinds} years={years} />
              <div className={`screenOnly ${styles.choices}`}>
                {kinds.length + years.length > 0 && (
                  <a className={`tag ${styles.past}`} href="#found">
                    {words.toFound}
                  </a>
                )}
                <Choices label={words.byKind} choices={kinds} />
                <Choices label={words.byYear} choices={years} />
              </div>
              <div className={styles.hits} id="found" tabIndex={-1}>
                <SearchHits hits={hits} />
              </div>
            </div>
          )}
        </div>
      </section>
    </>
  )
}

function SearchForm({ view: { query } }: { view: SearchView }) {
  const locale = useLocale()
  const { search: words } = useWords()
  return (
    <search aria-label={words.open}>
      <form className={styles.form} action={localePath(locale, pathWithin.search())}>
        <div className="seek">
          <label htmlFor="search-q">{words.label}</label>
          <Icon name="find" />
          <input
            className="control"
            id="search-q"
            name="q"
            type="search"
            defaultValue={query.text}
            placeholder={words.hint}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestQuery}
          />
        </div>
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
        {query.year && <input type="hidden" name="year" value={query.year} />}
        <button type="submit" className={buttonClass({ size: 'small' })}>
          {words.find}
        </button>
      </form>
    </search>
  )
}

/** On phones the choices open when pressed; what is chosen is seen. */
function Opener({ kinds, years }: Pick<SearchView, 'kinds' | 'years'>) {
  const { search: words } = useWords()
  if (kinds.length + years.length === 0) return null
  const chosen = [kinds, years].flatMap(([all, ...others]) => others.find(({ isChosen }) => isChosen) ?? all ?? [])
  return (
    <details className="lines phoneOnly screenOnly fold">
      <summary>
        <span>
          {words.filters} <span className="quiet">{chosen.map(({ label }) => label).join(', ')}</span>
        </span>
        <Icon name="caret" />
      </summary>
    </details>
  )
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null
  return (
    <nav aria-label={label}>
      <p className="small strong" aria-hidden="true">
        {label}
      </p>
      <ul role="list">
        {choices.map(({ to, label: text, count, isChosen }) => (
          <li key={to}>
            <a href={to} aria-current={isChosen ? 'true' : undefined}>
              {text}
              {count !== null && <span className="quiet">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
