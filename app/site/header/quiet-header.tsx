import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import styles from './quiet-header.module.css'

/** Logo and languages above a page from which nothing else is to lead away. */
export function QuietHeader() {
  return (
    <header className={styles.header} data-theme="white">
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
      </div>
    </header>
  )
}
