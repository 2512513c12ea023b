import { Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { useFrameData } from '../../frame-data.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { SharePage } from '../../site/share-dialog/share-page.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import styles from './route.module.css'
import type { EditionOnStage } from './speaker-view.ts'

type OnStageProps = {
  /** Of the person. */
  slug: string
  editions: readonly EditionOnStage[]
  /** Of the name, when it is not the page's. */
  lang: Locale | undefined
}

/** Sessions of all editions in which the person appears; with more than one edition each has its heading. */
export function OnStage({ slug, editions, lang }: OnStageProps) {
  const locale = useLocale()
  const { people, programme, site } = useWords()
  const { currentYear } = useFrameData()
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{people.onStage}</h2>
          <SharePage lang={lang} />
        </div>
        {editions.length === 0 && <p className="quiet">{people.noSessions}</p>}
        {editions.map(({ year, days }) => (
          <div key={year} className={styles.edition}>
            {editions.length > 1 && (
              <h3>
                <Link to={localePath(locale, pathWithin.forum(year))}>{site.edition(year)}</Link>
              </h3>
            )}
            {days.map(({ date, dateText, rows }) => (
              <div key={date} className={styles.day}>
                <EventRows rows={rows} />
                {date && (
                  <p className="quiet small">
                    <time dateTime={date}>{programme.kyivTimeOf(dateText ?? '')}</time>
                  </p>
                )}
              </div>
            ))}
            {year === currentYear && days.some(({ date }) => date !== null) && (
              <a
                className={buttonClass({ variant: 'outlined', size: 'small' })}
                href={localePath(locale, pathWithin.speakerCalendar(year, slug))}
              >
                {programme.calendar}
              </a>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
