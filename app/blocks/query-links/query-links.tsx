import '../../styles/parts/swipe.css'
import styles from './query-links.module.css'

/** Where a press asks again: `to` may be a query alone ("?q=…"), which stays on the page. */
export type QueryLink = { to: string; label: string }

type QueryLinksProps = {
  title: string
  links: readonly QueryLink[]
  /** They stand below the field that a press fills: on a phone their title is only spoken. */
  isBelowField?: boolean
}

/** Words that are asked for with one press, after the words that say what they are. */
export function QueryLinks({ title, links, isBelowField = false }: QueryLinksProps) {
  if (links.length === 0) return null
  return (
    <div className={styles.links}>
      <p className={isBelowField ? `quiet ${styles.spoken}` : 'quiet'}>{title}</p>
      <ul className="cluster swipe">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The words as links that ask for them on the page where they stand; `rest`: what else is asked there. */
export function asQueries(words: readonly string[], rest: Readonly<Record<string, string>> = {}): QueryLink[] {
  return words.map((word) => ({ to: `?${legible(new URLSearchParams({ ...rest, q: word }))}`, label: word }))
}

/** With its letters beyond ASCII as they are, which browsers write in percents themselves: a third of the length. */
function legible(query: URLSearchParams): string {
  return query.toString().replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent)
}
