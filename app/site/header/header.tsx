import { localePath } from '#domain/address/paths.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { buttonClass, outlinedClass } from '../../ui/button/button.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import { usePageKind } from '../frame/page-kind.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import { SearchLink } from '../search-dialog/search-link.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'

/** Logo, menu, languages and tickets above every page (product.md, 4.1); islands/frame/header.ts keeps it on the screen. */
export function Header({ frame }: { frame: FrameView }) {
  const page = usePageKind()
  return (
    <header className={styles.header} data-theme="ink" data-header={page}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <DesktopMenu frame={frame} />
        <SearchLink className={styles.find} />
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
        {frame.buyPath && page !== 'ticket' && <TicketsLink path={frame.buyPath} isQuiet={page === 'home'} />}
        <MobileMenu frame={frame} />
      </div>
    </header>
  )
}

/** `isQuiet`: while the header stands at the page's top. */
function TicketsLink({ path, isQuiet }: { path: string; isQuiet: boolean }) {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <a
      className={`${buttonClass({ variant: isQuiet ? 'outlined' : 'wheat', size: 'small' })} ${styles.tickets}`}
      href={localePath(locale, path)}
      data-quiet={isQuiet ? outlinedClass : undefined}
    >
      {site.tickets}
    </a>
  )
}
