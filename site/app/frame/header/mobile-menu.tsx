import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { frameSheaf, SheafAgain } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { usePageInfo } from '../page-info/page-info.tsx'
import { currentOf } from './current-link.ts'
import { type MenuLink, mobileMenu } from './menu-links.ts'
import styles from './mobile-menu.module.css'

/** Full-screen menu of narrow screens. */
export function MobileMenu({ frame }: { frame: FrameView }) {
  const words = useWords()
  const { first, second } = mobileMenu(frame, words)
  return (
    <details className={`screenOnly ${styles.menu}`} {...data({ 'data-menu': 'sheet' })}>
      <summary aria-label={words.site.menu}>
        <Icon name="burger" className={styles.burger} />
        <Icon name="close" className={styles.close} />
      </summary>
      <div className={styles.sheet} data-theme="ink">
        <nav className="targets strong" aria-label={words.site.menu}>
          <Links links={first} className={styles.first} />
          <Links links={second} className={styles.second} />
        </nav>
        <div className={styles.band}>
          <SheafAgain strands={frame.strands} {...frameSheaf} />
        </div>
        <div className={`between ${styles.foot}`}>
          <LanguageSwitcher />
          <Day frame={frame} />
        </div>
      </div>
    </details>
  )
}

function Links({ links, className }: { links: readonly MenuLink[]; className: string | undefined }) {
  const locale = useLocale()
  const page = usePageInfo()?.path
  return (
    <ul role="list" className={className}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={localePath(locale, path)} aria-current={currentOf(path, page)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Date and place of the current edition; no `time`, because link previews take the first one of a document for the page's own date. */
function Day({ frame: { date, venue } }: { frame: FrameView }) {
  if (!date && !venue) return null
  return (
    <p className={`aside ${styles.day}`}>
      {date && <span>{noBreak(date)}</span>}
      {venue && <Text of={venue} asWritten />}
    </p>
  )
}
