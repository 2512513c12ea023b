import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { documentPath } from '@forum/domain/picture/short-name.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { usePageKind } from '@forum/site/app/context/page-kind.ts'
import styles from './cookie-banner.module.css'

/**
 * Consent banner for analytics with two equal answers. Pages are the same for everybody, so islands/frame/consent-banner.ts shows it to visitors
 * without an answer; without scripts there is no analytics.
 */
export function CookieBanner({ frame }: { frame: FrameView }) {
  const { consent: words } = useWords()
  const page = usePageKind()
  return (
    <section
      className={`screenOnly ${styles.banner}`}
      aria-labelledby="consent-question"
      tabIndex={-1}
      data-theme="ink"
      {...data({ 'data-consent': page, 'data-analytics': frame.analyticsId ?? undefined })}
      hidden
    >
      <div className={`wrap ${styles.row}`}>
        <div className={`cluster small ${styles.text}`}>
          <p id="consent-question" className="strong">
            {words.question}
          </p>
          {(['accepted', 'declined'] as const).map((answer) => (
            <p key={answer} className="strong" {...data({ 'data-present': answer })} hidden>
              {words.present[answer]}
            </p>
          ))}
          <More frame={frame} />
        </div>
        <div className={`gap3 ${styles.answers}`}>
          {(['declined', 'accepted'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={buttonClass({ variant: 'outlined', size: 'small' })}
              {...data({ 'data-consent-answer': answer })}
            >
              {answer === 'accepted' ? words.accept : words.decline}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

function More({ frame: { documents, hasCookies } }: { frame: FrameView }) {
  const { consent: words, site } = useWords()
  const locale = useLocale()
  return (
    <details className={styles.more}>
      <summary className="target underlined quiet">{words.more}</summary>
      <p className="quiet measure">
        {words.explanation}{' '}
        {hasCookies && (
          <a className="link" href={localePath(locale, pathWithin.page('cookies'))}>
            {site.cookies}
          </a>
        )}{' '}
        {documents.privacy && (
          <a className="link" href={documentPath(documents.privacy)} target="_blank" rel="noopener">
            {site.privacy}
            <span className="visuallyHidden"> ({site.newTab})</span>
          </a>
        )}
      </p>
    </details>
  )
}
