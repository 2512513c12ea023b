import '@forum/design/styles/parts/swipe.css'
import styles from './query-links.module.css'

/** A search link; `to` may be only a query ("?q=…") on the same page. */
export type QueryLink = { to: string; label: string }

type QueryLinksProps = {
  title: string
  links: readonly QueryLink[]
  /** Below the search field: on phones the title is visually hidden. */
  isBelowField?: boolean
}

/** Suggested queries after a title. */
export function QueryLinks({ title, links, isBelowField = false }: QueryLinksProps) {
  if (links.length === 0) return null
  return (
    <div className={`cluster small screenOnly ${styles.links}`}>
      <p className={isBelowField ? `quiet ${styles.spoken}` : 'quiet'}>{title}</p>
      <ul role="list" className="cluster swipe">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Words as links to searches on the same page; `rest`: other parameters. */
export function asQueries(words: readonly string[], rest: Readonly<Record<string, string>> = {}): QueryLink[] {
  return words.map((word) => ({ to: `?${legible(new URLSearchParams({ ...rest, q: word }))}`, label: word }))
}

/** Non-ASCII letters stay unencoded: browsers encode them, and the link is a third as long. */
function legible(query: URLSearchParams): string {
  return query.toString().replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent)
}
