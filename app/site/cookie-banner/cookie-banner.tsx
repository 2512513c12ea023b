import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { documentPath } from '#domain/picture/short-name.ts'
import { useFrameData } from '../../frame-data.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import type { Consent } from './consent.ts'
import styles from './cookie-banner.module.css'
import { answerConsent, useConsent } from './use-consent.ts'
import { useTime } from './use-time.ts'

/**
 * The question about analytics, with two answers of equal weight, in one line that unfolds. Pages are the same for everybody, so it is drawn by the script for
 * whom has not answered; without scripts nothing is counted and nothing is asked.
 */
export function CookieBanner() {
  const answer = useConsent()
  const isTime = useTime()
  const banner = useRef<HTMLElement>(null)
  const { isReopened, close } = useReopening(banner)
  const isShown = isReopened || (answer === null && isTime)
  return isShown ? <Question banner={banner} answer={answer ?? null} isReopened={isReopened} close={close} /> : null
}

type QuestionProps = {
  banner: RefObject<HTMLElement | null>
  answer: Consent | null
  /** Somebody asked for it, so the focus comes to it. */
  isReopened: boolean
  close(): void
}

function Question({ banner, answer, isReopened, close }: QuestionProps) {
  const { consent: words, site } = useWords()
  const locale = useLocale()
  const {
    documents: { privacy },
    hasCookies,
  } = useFrameData()
  useRoomBelow(banner)
  useEffect(() => {
    if (isReopened) banner.current?.focus()
  }, [isReopened, banner])
  const choose = (chosen: Consent) => {
    answerConsent(chosen)
    close()
  }
  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-labelledby="consent-question"
      tabIndex={-1}
      data-theme="ink"
      data-closed=""
    >
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <p id="consent-question" className={styles.question}>
            {words.question}
          </p>
          {answer && <p className={styles.present}>{words.present[answer]}</p>}
          <details className={styles.more}>
            <summary className="target underlined">{words.more}</summary>
            <p>
              {words.explanation} {hasCookies && <Link to={localePath(locale, pathWithin.page('cookies'))}>{site.cookies}</Link>}{' '}
              {privacy && (
                <a href={documentPath(privacy)} target="_blank" rel="noopener">
                  {site.privacy}
                  <span className="visuallyHidden"> ({site.newTab})</span>
                </a>
              )}
            </p>
          </details>
        </div>
        <div className={styles.answers}>
          <button
            type="button"
            className={buttonClass({ variant: 'outlined', size: 'small' })}
            onClick={() => choose('declined')}
          >
            {words.decline}
          </button>
          <button
            type="button"
            className={buttonClass({ variant: 'outlined', size: 'small' })}
            onClick={() => choose('accepted')}
          >
            {words.accept}
          </button>
        </div>
      </div>
    </section>
  )
}

/** Any `<button data-consent-settings>` opens the question again; Esc leaves the answer as it was. The focus comes and goes with it. */
function useReopening(banner: RefObject<HTMLElement | null>) {
  const [isReopened, setReopened] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const close = () => {
    const hadFocus = banner.current?.contains(document.activeElement)
    setReopened(false)
    const next = opener.current?.isConnected ? opener.current : document.getElementById('content')
    if (hadFocus) next?.focus({ preventScroll: true })
    opener.current = null
  }
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-consent-settings]')
      if (!button) return
      opener.current = button
      setReopened(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  useEffect(() => {
    if (!isReopened) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isReopened])
  return { isReopened, close }
}

/** How high the banner stands, 0 when it does not: `--consent-room` for the page's end, `--consent-height` for what stands fixed above it. */
const heights = ['--consent-room', '--consent-height']

function useRoomBelow(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = banner.current
    if (!element) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      for (const name of heights) root.setProperty(name, `${element.offsetHeight}px`)
      // At the page's foot it is in view only once the page has made room.
      if (element === document.activeElement) element.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const name of heights) root.removeProperty(name)
    }
  }, [banner])
}
