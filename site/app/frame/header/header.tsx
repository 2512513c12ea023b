import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass, outlinedClass } from '@forum/design/ui/button/button.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { type PageKind, usePageKind } from '@forum/site/app/context/page-kind.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import { SearchLink } from '../search-dialog/search-link.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'

/** Logo, menu, languages and tickets (product.md, 4.1); islands/frame/header.ts makes it sticky. */
export function Header({ frame }: { frame: FrameView }) {
  const page = usePageKind()
  const buyPath = page === 'ticket' ? null : frame.buyPath
  return (
    <header className={styles.header} data-theme="ink" {...data({ 'data-header': page })}>
      <div className={`wrap ${styles.row} ${buyPath ? styles.beside : ''}`}>
        <Logo />
        <DesktopMenu frame={frame} />
        <SearchLink className={`${styles.find} square screenOnly`} />
        <div className={`${styles.languages} screenOnly`}>
          <LanguageSwitcher />
        </div>
        {buyPath && <TicketsLink path={buyPath} page={page} />}
        <MobileMenu frame={frame} />
      </div>
    </header>
  )
}

/** Primary button on pages without their own (product.md, 8.1); on the home page after its own has scrolled out of view. */
function TicketsLink({ path, page }: { path: string; page: PageKind }) {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <a
      className={`${buttonClass({ variant: page === 'other' ? 'wheat' : 'outlined', size: 'small' })} ${styles.tickets}`}
      href={localePath(locale, path)}
      {...data({ 'data-quiet': page === 'home' ? outlinedClass : undefined })}
    >
      {site.tickets}
    </a>
  )
}
