import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/motto.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { fitMotto } from '@forum/site/app/blocks/motto/motto-fit.ts'
import { Sheaf } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import { countdownView } from '@forum/site/app/islands/countdown/countdown-view.ts'
import type { CSSProperties } from 'react'
import styles from './hero.module.css'
import type { HeroView } from './home-view.ts'
import { Years } from './years.tsx'

/** Dash between days of one month: no line break after it. */
const dash = /–(?=\d)/
const wordJoiner = '\u2060'

const wideShape = { width: 1440, height: 716, top: 100, pointX: 420, edgeHandle: 0.5, pointHandle: 0.62, share: 0.64 }
const phoneShape = { width: 390, height: 300, top: 6, pointX: 16, edgeHandle: 0.5, pointHandle: 0.6, share: 0.66 }

export function Hero({ hero }: { hero: HeroView }) {
  const frame = useFrameData()
  const { home } = useWords()
  const { lines, line, word } = fitMotto(wordsOf(hero.motto))
  return (
    <section className={styles.hero} data-theme="ink" data-actions={Math.min(hero.actions.length, 3)}>
      <div className={styles.say}>
        <div className="wrap">
          <h1 className="motto" lang={langOf(hero.motto)} style={{ '--line': line, '--word': word } as CSSProperties}>
            {lines.map((text) => (
              <span key={text}>{text} </span>
            ))}
          </h1>
          {hero.summary && <p>{noBreak(hero.summary)}</p>}
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`wrap ${styles.facts}`}>
          {hero.date && (
            <p className={`figure ${styles.date}`} data-range={hero.date.includes('–') || undefined}>
              <time dateTime={hero.dateTime ?? undefined}>{noBreak(hero.date).replace(dash, `–${wordJoiner}`)}</time>
            </p>
          )}
          {hero.hasPage && hero.phase === 'unknown' && <p className={styles.sentence}>{home.unannounced}</p>}
          <Place venue={hero.venue} address={hero.address} />
          <Countdown hero={hero} />
          <Actions actions={hero.actions} note={hero.note} />
        </div>
      </div>
      {/* Behind the text, and after it in the document: a page that is still coming shows no drawing without date and button. */}
      <div className={styles.art}>
        <div className="notPhone behind">
          <Sheaf strands={frame.strands} shape={wideShape} />
        </div>
        <div className="phoneOnly behind">
          <Sheaf strands={frame.strands} shape={phoneShape} />
        </div>
      </div>
      <Years shape={wideShape} own={hero.hasPage ? hero.year : null} />
    </section>
  )
}

/** Keeps its column when empty. */
function Place({ venue, address }: Pick<HeroView, 'venue' | 'address'>) {
  if (!venue && !address) return <span />
  return (
    <p className={`strong ${styles.place}`}>
      {venue}
      {address && <span className="quiet">{address}</span>}
    </p>
  )
}

function Actions({ actions: [first, ...others], note }: Pick<HeroView, 'actions' | 'note'>) {
  if (!first) return null
  return (
    <div className={styles.actions}>
      <ButtonLink to={first.to}>{first.label}</ButtonLink>
      {note && <p className="quiet">{noBreak(note)}</p>}
      {others.map(({ to, label }) => (
        <MoreLink key={to} to={to}>
          {label}
        </MoreLink>
      ))}
    </div>
  )
}

/** Countdown to the start, updated by site/app/islands/countdown; afterwards a sentence. */
function Countdown({ hero: { phase, start, now, says } }: { hero: HeroView }) {
  const locale = useLocale()
  const { home } = useWords()
  if (phase === 'cancelled') return <p className={styles.sentence}>{home.cancelled}</p>
  if (phase === 'over') return <p className={styles.sentence}>{home.over}</p>
  if (start === null) return <span />
  const isAhead = start > now
  return (
    <>
      {isAhead && (
        <div
          className={styles.countdown}
          role="timer"
          aria-label={home.countdown}
          {...data({
            'data-module': 'countdown',
            'data-start': start,
            'data-now': now,
            'data-units': JSON.stringify(home.units),
          })}
        >
          {countdownView(start - now, locale, home.units).map(({ key, figure, unit }) => (
            <div key={key}>
              <b>{figure}</b> <span>{unit}</span>
            </div>
          ))}
        </div>
      )}
      <p className={styles.sentence} hidden={isAhead}>
        {says || home.running}
      </p>
    </>
  )
}
