import type { ReactNode } from 'react'
import { type LocalText, wordsOf } from '#domain/localisation/local-text.ts'
import type { SessionKey } from '#domain/programme/selection.ts'
import { useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './star-button.module.css'

/** What a star stands for: a session of an edition. */
export type Star = { year: number; key: SessionKey }

type StarButtonProps = {
  star: Star
  /** Of the session. */
  title: LocalText
  /** `icon`: 44 px square for a row or a card; `button`: with its words, on the page of the session. */
  variant?: 'icon' | 'button'
  /** The first thing to do on its page. */
  isFirst?: boolean
  className?: string | undefined
}

/** Takes a session into the visitor's own programme (islands/star). Without scripts it is not there; a press before they have come is kept for them. */
export function StarButton({
  star: { year, key },
  title,
  variant = 'icon',
  isFirst = false,
  className,
}: StarButtonProps): ReactNode {
  const { myProgramme: words } = useWords()
  const isIcon = variant === 'icon'
  const own = isIcon ? styles.icon : buttonClass({ variant: isFirst ? 'wheat' : 'outlined', size: 'small' })
  return (
    <button
      type="button"
      className={[styles.star, own, className].filter(Boolean).join(' ')}
      aria-pressed="false"
      aria-label={isIcon ? words.star(wordsOf(title)) : undefined}
      data-module="star"
      data-when="kept"
      data-star={`${year}:${key}`}
      data-title={wordsOf(title)}
      data-press=""
    >
      <Icon name="star" className={styles.sign} />
      {!isIcon && (
        <>
          <span className={styles.add}>{words.add}</span>
          <span className={styles.added}>{words.added}</span>
        </>
      )}
    </button>
  )
}
