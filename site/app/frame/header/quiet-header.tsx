import { Sheet } from '@forum/design/page/inline.tsx'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import styles from './header.module.css'
import quiet from './quiet-header.css?inline'

/** Header with logo and languages only. */
export function QuietHeader() {
  return (
    <header className="quietHeader" data-theme="white">
      <Sheet of={quiet} />
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <div className={`${styles.languages} screenOnly`}>
          <LanguageSwitcher />
        </div>
      </div>
    </header>
  )
}
