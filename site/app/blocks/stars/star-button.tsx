import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { type LocalText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { SessionKey } from '@forum/domain/programme/selection.ts'
import type { ReactNode } from 'react'
import styles from './star-button.module.css'

/** A session of an edition. */
export type Star = { year: number; key: SessionKey }

type StarButtonProps = {
  star: Star
  /** Of the session. */
  title: LocalText
  /** `icon`: 44 px square for rows and cards; `button`: with text. */
  variant?: 'icon' | 'button'
  /** Primary button of its page. */
  isFirst?: boolean
  className?: string | undefined
}

/**
 * Star button (islands/star). Its name never changes: `aria-pressed` tells whether the star is set. Where the browser does not store it,
 * words beside the button say so, in a row its description. Hidden without scripts; early clicks are queued.
 */
export function StarButton({
  star: { year, key },
  title,
  variant = 'icon',
  isFirst = false,
  className,
}: StarButtonProps): ReactNode {
  const { myProgramme: words } = useWords()
  const isIcon = variant === 'icon'
  const own = isIcon ? 'square' : `${styles.worded} ${buttonClass({ variant: isFirst ? 'wheat' : 'outlined', size: 'small' })}`
  return (
    <>
      <button
        type="button"
        className={[styles.star, 'scripted', own, className].filter(Boolean).join(' ')}
        aria-pressed="false"
        aria-label={isIcon ? words.star(wordsOf(title)) : undefined}
        {...data({
          'data-module': 'star',
          'data-when': 'kept',
          'data-star': `${year}:${key}`,
          'data-title': wordsOf(title),
          'data-press': '',
        })}
      >
        <Icon name="star" className={styles.sign} />
        {!isIcon && words.add}
      </button>
      {!isIcon && (
        <span className="small" aria-hidden="true" {...data({ 'data-star-fleeting': '' })} hidden>
          {words.fleeting}
        </span>
      )}
    </>
  )
}
