import '../../styles/parts/terms.css'
import { grouped } from '#domain/localisation/grouped.ts'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { useWords } from '../../page-facts.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { ForumView } from './forum-view.ts'
import styles from './route.module.css'

type Drawn = { forum: Omit<ForumView, 'locales' | 'description'> }

/** Date, place and attendance; tickets during the sale, later the recording; for a cancelled edition the reason. */
export function Facts({ forum, sale }: Drawn & { sale: readonly { to: string; label: string }[] }) {
  const { cancelled, date, venue, address, attendance, videoUrl } = forum
  const { forum: words } = useWords()
  if (cancelled) return <Text as="p" className="lead" of={cancelled} />
  if (!date && !venue && !address && !attendance && !videoUrl && sale.length === 0) return null
  return (
    <div className={`between ${styles.facts}`}>
      {(date || venue || address || attendance !== null) && (
        <dl className="terms">
          {date && (
            <div>
              <dt>{words.date}</dt>
              <dd className="figure">
                <time dateTime={date.from}>{noBreak(date.text)}</time>
              </dd>
            </div>
          )}
          {(venue || address) && (
            <div>
              <dt>{words.place}</dt>
              {venue && <dd>{venue}</dd>}
              {address && <dd>{address}</dd>}
            </div>
          )}
          {attendance !== null && (
            <div>
              <dt>{words.attendance}</dt>
              <dd className="figure">{grouped(attendance)}</dd>
            </div>
          )}
        </dl>
      )}
      {(sale.length > 0 || videoUrl) && (
        <p className="cluster screenOnly">
          {sale.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))}
          {videoUrl && <MoreLink to={videoUrl}>{words.watch}</MoreLink>}
        </p>
      )}
    </div>
  )
}

/** What the edition was about, and its figures. */
export function About({ forum: { cancelled, text, figures } }: Drawn) {
  return (
    <>
      {text && (
        <div className={styles.about}>
          <RichText of={text} variant={cancelled ? 'plain' : 'session'} />
        </div>
      )}
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map(({ value, label }) => (
            <li key={label || value}>
              <b>{noBreak(value)}</b>
              <span>{noBreak(label)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
