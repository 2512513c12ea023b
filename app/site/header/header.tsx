import { localePath } from '#domain/address/paths.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import { usePageKind } from '../frame/page-kind.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import { SearchLink } from '../search-dialog/search-link.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { useClosingDetails } from './use-closing-details.ts'
import { useHeaderState } from './use-header-state.ts'

/** Logo, menu, languages and tickets above every page; without scripts it stays at the page's top (product.md, 4.1). */
export function Header({ frame }: { frame: FrameView }) {
  const page = usePageKind()
  const state = useHeaderState(page)
  const { details, isOpen } = useClosingDetails()
  const isFixed = state !== 'top'
  // The open menu is dark, and what stands above it with it.
  const isWhite = state === 'inverted' && !isOpen
  return (
    <header className={isFixed ? `${styles.header} ${styles.fixed}` : styles.header} data-theme={isWhite ? 'white' : 'ink'}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <DesktopMenu frame={frame} />
        <SearchLink className={styles.find} />
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
        {frame.buyPath && page !== 'ticket' && <TicketsLink path={frame.buyPath} isQuiet={page === 'home' && !isFixed} />}
        <MobileMenu frame={frame} details={details} />
      </div>
    </header>
  )
}

/** Quiet beside the home page's own button: one wheat button stands in a view. */
function TicketsLink({ path, isQuiet }: { path: string; isQuiet: boolean }) {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <a
      className={`${buttonClass({ variant: isQuiet ? 'outlined' : 'wheat', size: 'small' })} ${styles.tickets}`}
      href={localePath(locale, path)}
    >
      {site.tickets}
    </a>
  )
}
