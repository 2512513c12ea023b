import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Arrow, Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { type FooterGroup, footerGroups } from './footer-groups.ts'
import styles from './footer-menu.module.css'

/** Columns of links; on phones they unfold one at a time, including contacts (product.md, 4.5). */
export function FooterMenu({ frame }: { frame: FrameView }) {
  const words = useWords()
  const locale = useLocale()
  return (
    <nav className={styles.menu} aria-label={words.site.footerMenu}>
      {footerGroups(frame, words).map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <p className="lines phoneOnly">
        <a href={localePath(locale, pathWithin.contacts())}>
          {words.site.contacts}
          <Arrow />
        </a>
      </p>
    </nav>
  )
}

/** The disclosure is before its list, not around it: wide screens show only the list. */
function Group({ group: { title, links } }: { group: FooterGroup }) {
  const locale = useLocale()
  return (
    <div className={links.length > 4 ? `${styles.group} ${styles.long}` : styles.group}>
      <h2 className="notPhone label">{title}</h2>
      <details className="lines phoneOnly fold" name="footer-menu">
        <summary>
          <h2>{title}</h2>
          <Icon name="caret" />
        </summary>
      </details>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a className="strong" href={localePath(locale, path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
