import { data } from '@forum/design/attributes/attributes.ts'
import { usePageFacts, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { ReactNode } from 'react'
import styles from '../notices.module.css'

/** Notice after a click on a star; islands/star/notice.ts fills it. */
export function StarNotice(): ReactNode {
  const { locale, currentYear } = usePageFacts()
  const { myProgramme: words } = useWords()
  return (
    <div aria-live="polite">
      <div
        className={`notice small screenOnly ${styles.floating} ${styles.star}`}
        data-theme="ink"
        {...data({ 'data-star-notice': '' })}
        hidden
      >
        <div {...data({ 'data-star-said': '', 'data-added': words.noticeAdded('{title}'), 'data-full': words.noticeFull })} />
        <div {...data({ 'data-star-clashes': '' })} />
        <p {...data({ 'data-star-lost': '' })} hidden>
          {words.noticeLost}
        </p>
        <p>
          <a
            className="link"
            href={localePath(locale, pathWithin.my(currentYear))}
            {...data({ 'data-star-my': localePath(locale, pathWithin.my(0)).replace('/0/', '/{year}/') })}
          >
            {words.title}
          </a>
        </p>
        <button type="button" className="square" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
