import { Link } from 'react-router'
import { useWords } from '../../locale.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import styles from './header.module.css'
import { type MenuLink, useDesktopMenu } from './menu-links.ts'
import { useClosingDetails } from './use-closing-details.ts'

/** Links in a row; groups of them open below it. */
export function DesktopMenu({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const entries = useDesktopMenu(frame)
  return (
    <nav className={styles.desktop} aria-label={site.mainMenu}>
      {entries.map((entry) =>
        'links' in entry ? (
          <Group key={entry.label} label={entry.label} links={entry.links} />
        ) : (
          <Link key={entry.to} to={entry.to}>
            {entry.label}
          </Link>
        ),
      )}
    </nav>
  )
}

function Group({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const details = useClosingDetails()
  return (
    <details ref={details} name="menu" className={styles.group}>
      <summary>
        {label} <Icon name="caret" />
      </summary>
      <ul>
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
