import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { announce, announcerId } from './announce.ts'
import { rememberedLink, rememberLink } from './focus-memory.ts'
import { pageOf } from './page-of.ts'

/** What was shown last in this document: an error page draws another frame around itself, and this part anew with it. */
let shown: { key: string; page: string } | undefined

/**
 * Does for a navigation within the document what a browser does with a new one: the title is said, and the focus goes to the page, to the
 * part that the fragment names, or, on the way back, to the link that was followed. A change of filter moves nothing.
 */
export function RouteAnnouncer() {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const page = pageOf(pathname, search)
  useEffect(() => {
    const before = shown
    shown = { key, page }
    if (!before || before.key === key) return
    if (before.page !== page) {
      announce(document.title)
      focusOn((type === 'POP' && rememberedLink(key)) || fragment(hash) || content())
    } else if (hash && type !== 'POP') focusOn(fragment(hash))
    else if (document.activeElement === document.body) focusOn(content())
  }, [key, page, hash, type])

  const latestKey = useRef(key)
  latestKey.current = key
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => rememberLink(latestKey.current, target)
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return <div id={announcerId} className="visuallyHidden" aria-live="polite" aria-atomic="true" />
}

function content(): HTMLElement | null {
  return document.getElementById('content')
}

function fragment(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Scrolling is the router's; a part that takes no focus by nature takes it until it is left. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.style.outline = 'none'
  element.addEventListener('blur', () => restore(element), { once: true })
  element.focus({ preventScroll: true })
}

function restore(element: HTMLElement): void {
  element.removeAttribute('tabindex')
  element.style.removeProperty('outline')
}
