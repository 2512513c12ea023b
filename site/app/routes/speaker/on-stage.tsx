import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { Subscription } from '@forum/site/app/blocks/subscription/subscription.tsx'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import { SharePage } from '@forum/site/app/frame/share-dialog/share-page.tsx'
import type { ReactNode } from 'react'
import styles from './route.module.css'
import type { EditionOnStage } from './speaker-view.ts'

type OnStageProps = {
  /** Of the person. */
  slug: string
  editions: readonly EditionOnStage[]
  /** Language of the name, if it differs from the page's. */
  lang: Locale | undefined
  /** Server time of rendering (ms). */
  now: Instant
}

/** The person's sessions in all editions; several editions have headings. */
export function OnStage({ slug, editions, lang, now }: OnStageProps) {
  const locale = useLocale()
  const { people, programme, site } = useWords()
  const { currentYear } = useFrameData()
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{people.onStage}</h2>
          <div className="above2">
            <SharePage lang={lang} />
          </div>
        </div>
        {editions.length === 0 && <p className="quiet">{people.noSessions}</p>}
        {editions.map(({ year, days }) => (
          <div key={year} className="apart">
            {editions.length > 1 && (
              <h3 className="below4">
                <a href={localePath(locale, pathWithin.forum(year))}>{site.edition(year)}</a>
              </h3>
            )}
            {days.map(({ date, dateText, rows }) => (
              <div key={date} className={styles.day}>
                {date && (
                  <p className="strong">
                    <time dateTime={date}>{programme.kyivTimeOf(dateText ?? '')}</time>
                  </p>
                )}
                <EventRows rows={rows} now={now} />
              </div>
            ))}
            {year === currentYear && days.some(isInCalendar) && (
              <Calendars path={localePath(locale, pathWithin.speakerCalendar(year, slug))} />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

/** What has neither a time nor a page, or is over, nobody puts into a calendar. */
function isInCalendar({ date, rows }: EditionOnStage['days'][number]): boolean {
  return date !== null && rows.some(({ star }) => star !== undefined)
}

/** As a file, or to subscribe to. */
function Calendars({ path }: { path: string }): ReactNode {
  const { programme: words } = useWords()
  return (
    <div className="measure screenOnly above5">
      <a className={buttonClass({ variant: 'outlined', size: 'small' })} href={path}>
        {words.calendar}
      </a>
      <div className="above4">
        <Subscription title={words.subscribe} path={path} />
      </div>
    </div>
  )
}
