import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Sheaf } from '../../blocks/sheaf/sheaf.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Logo } from '../logo.tsx'
import styles from './header.module.css'

const menuShape = { width: 390, height: 150, top: 4, pointX: 16, edgeHandle: 0.5, pointHandle: 0.55, share: 0.64 }

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

type MenuLink = { to: string; label: string }

function useMenu(frame: FrameView): { main: MenuLink[]; archive: MenuLink[]; more: MenuLink[] } {
  const locale = useLocale()
  const { site } = useWords()
  const link = (path: string, label: string) => ({ to: inLanguage(locale, path), label })
  const main = [
    ...(frame.hasSpeakers ? [link(pathWithin.speakersOfYear(frame.currentYear), site.speakersOf(frame.currentYear))] : []),
    ...(frame.hasProgramme ? [link(pathWithin.programme(frame.currentYear), site.programmeOf(frame.currentYear))] : []),
  ]
  const more = [
    ...(frame.hasNews ? [link(pathWithin.news(), site.news)] : []),
    ...(frame.hasVideos ? [link(pathWithin.videos(), site.videos)] : []),
  ]
  return { main, archive: frame.archive.map((year) => link(pathWithin.forum(year), site.edition(year))), more }
}

function DesktopMenu({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const { main, archive, more } = useMenu(frame)
  const details = useClosedOnNavigation()
  return (
    <nav className={styles.desktop} aria-label={site.mainMenu}>
      {main.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {archive.length > 0 && (
        <details ref={details} className={styles.archive}>
          <summary>
            {site.archive} <Icon name="caret" />
          </summary>
          <ul>
            {archive.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {more.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

function MobileMenu({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const { main, archive, more } = useMenu(frame)
  const details = useClosedOnNavigation()
  return (
    <details ref={details} className={styles.mobile}>
      <summary aria-label={site.menu}>
        <Icon name="burger" className={styles.burger} />
        <Icon name="close" className={styles.close} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={site.menu}>
          <ul className={styles.first}>
            {[...main, ...archive.slice(0, 1)].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <ul className={styles.second}>
            {[...more, ...archive.slice(1)].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.band}>
          <Sheaf strands={frame.strands} shape={menuShape} />
        </div>
        <LanguageSwitcher />
      </div>
    </details>
  )
}

/** A disclosure that closes when the route changes, on Esc, and when the pointer goes down elsewhere. */
function useClosedOnNavigation() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it.
  useEffect(() => ref.current?.removeAttribute('open'), [pathname])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const element = ref.current
      if (event.key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      const element = ref.current
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return ref
}
