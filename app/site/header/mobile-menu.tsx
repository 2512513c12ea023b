import { useEffect } from 'react'
import { Link } from 'react-router'
import { Sheaf } from '../../blocks/sheaf/sheaf.tsx'
import { useWords } from '../../locale.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import styles from './header.module.css'
import { type MenuLink, useMobileMenu } from './menu-links.ts'
import { useClosingDetails } from './use-closing-details.ts'

const menuShape = { width: 390, height: 150, top: 4, pointX: 16, edgeHandle: 0.5, pointHandle: 0.55, share: 0.64 }

/** The menu of narrow screens, over the whole page; it also closes when the page becomes wider or narrower. */
export function MobileMenu({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const { first, second } = useMobileMenu(frame)
  const details = useClosingDetails()
  useEffect(() => {
    // A phone's height changes while its address bar slides away: only the width counts.
    let width = window.innerWidth
    const onResize = () => {
      if (window.innerWidth !== width && details.current) details.current.open = false
      width = window.innerWidth
    }
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [details])
  return (
    <details ref={details} className={styles.mobile}>
      <summary aria-label={site.menu}>
        <Icon name="burger" className={styles.burger} />
        <Icon name="close" className={styles.close} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={site.menu}>
          <Links links={first} className={styles.first} />
          <Links links={second} className={styles.second} />
        </nav>
        <div className={styles.band}>
          <Sheaf strands={frame.strands} shape={menuShape} />
        </div>
        <LanguageSwitcher />
      </div>
    </details>
  )
}

function Links({ links, className }: { links: readonly MenuLink[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
