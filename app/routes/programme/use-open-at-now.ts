import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The share of the window in whose upper part nothing has to be brought into view. */
const reading = 0.7

/**
 * Who comes to today's programme from another page has what runs, or comes next, before them: at once, once, and not where the address or the
 * history names another place. Of a page that is loaded as a document the starter does the same (starter.server.ts).
 */
export function useOpenAtNow(): void {
  const how = useNavigationType()
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes
  useEffect(() => {
    const present = how === 'PUSH' && hash === '' ? document.getElementById('now') : null
    if (present && present.getBoundingClientRect().top > innerHeight * reading) present.scrollIntoView()
  }, [])
}
