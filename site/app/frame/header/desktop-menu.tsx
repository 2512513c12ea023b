import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { usePageInfo } from '../page-info/page-info.tsx'
import { currentOf, holdsPage } from './current-link.ts'
import styles from './desktop-menu.module.css'
import { desktopMenu, type MenuLink } from './menu-links.ts'

/** A row of links and groups that open below. */
export function DesktopMenu({ frame }: { frame: FrameView }) {
  const words = useWords()
  return (
    <nav className={`targets small strong nowrap ${styles.menu}`} aria-label={words.site.mainMenu}>
      {desktopMenu(frame, words).map((entry) =>
        'links' in entry ? <Group key={entry.label} {...entry} /> : <Entry key={entry.path} {...entry} />,
      )}
    </nav>
  )
}

function Group({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const page = usePageInfo()?.path
  const holds = holdsPage(
    links.map(({ path }) => path),
    page,
  )
  return (
    <details name="menu" className={styles.group} {...data({ 'data-menu': '' })}>
      <summary aria-current={holds ? 'true' : undefined}>
        {label} <Icon name="caret" />
      </summary>
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Entry {...link} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Entry({ path, label }: MenuLink) {
  const locale = useLocale()
  return (
    <a href={localePath(locale, path)} aria-current={currentOf(path, usePageInfo()?.path)}>
      {label}
    </a>
  )
}
