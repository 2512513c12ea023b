import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The share of the window in whose upper part nothing has to be brought into view. */
const reading = 0.7

/**
 * Of a page that is loaded as a document, before it is painted: what runs, or comes next, unless the page is loaded anew, come back to, or its
 * address names a place.
 */
export const openAtNow = `(function(){
var now=document.getElementById('now'),how=performance.getEntriesByType('navigation')[0];
now&&!location.hash&&how&&how.type==='navigate'&&now.getBoundingClientRect().top>innerHeight*${reading}&&now.scrollIntoView()})()`.replaceAll(
  '\n',
  '',
)

/**
 * Who comes to today's programme from another page has what runs, or comes next, before them: at once, once, and not where the address or the
 * history names another place.
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
