import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import styles from './header.module.css'

/** Header with logo and languages only. */
export function QuietHeader() {
  return (
    <header className={styles.quiet} data-theme="white">
      <div className={`wrap ${styles.row} ${styles.apart}`}>
        <Logo />
        <div className={`${styles.languages} screenOnly`}>
          <LanguageSwitcher />
        </div>
      </div>
    </header>
  )
}
