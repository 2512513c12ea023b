import '@forum/design/styles/parts/terms.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { grouped } from '@forum/domain/localisation/grouped.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { NextSteps } from '@forum/site/app/ordering/buying/next-steps.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'

export type ForumAboutProps = Pick<Route.ComponentProps['loaderData'], 'forum'>

/** Date, place and attendance; what to do now, as on the home page; later the recording; for a cancelled edition the reason. `steps`: null: it is over. */
export function Facts({ forum, steps }: ForumAboutProps & { steps: NextSteps | null }) {
  const { cancelled, date, venue, address, attendance, videoUrl } = forum
  const { forum: words } = useWords()
  const told = [steps?.says, steps?.note].filter(Boolean).join('. ')
  const [first, ...others] = steps?.actions ?? []
  if (cancelled) return <Text as="p" className="lead" of={cancelled} />
  if (!date && !venue && !address && !attendance && !videoUrl && !first) return null
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
      {(first || videoUrl) && (
        <div className="screenOnly">
          <p className="cluster">
            {first && <ButtonLink to={first.to}>{first.label}</ButtonLink>}
            {others.map(({ to, label }) => (
              <MoreLink key={to} to={to}>
                {label}
              </MoreLink>
            ))}
            {videoUrl && <MoreLink to={videoUrl}>{words.watch}</MoreLink>}
          </p>
          {told && <p className="above3">{noBreak(told)}</p>}
        </div>
      )}
    </div>
  )
}

/** How its days went, what the edition was about, and its figures. */
export function About({ forum: { cancelled, text, figures, interrupted } }: ForumAboutProps) {
  return (
    <>
      {interrupted && <p className="above5">{noBreak(interrupted)}</p>}
      {text && (
        <div className={styles.about}>
          <RichText of={text} variant={cancelled ? 'plain' : 'session'} />
        </div>
      )}
      {figures.length > 0 && (
        <ul role="list" className={styles.figures}>
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
