import type { FrameView } from '../frame/frame-view.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'

/** Logo, menu and languages above every page. */
export function Header({ frame }: { frame: FrameView }) {
  return (
    <header className={styles.header} data-theme="ink">
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <DesktopMenu frame={frame} />
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
        <MobileMenu frame={frame} />
      </div>
    </header>
  )
}
