import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLater } from '../../ui/later/use-later.ts'
import { closeSearch, openSearch, useSearchOpen } from './search-store.ts'

/** Comes with the first opening. */
const searchBox = () => import('./search-box.tsx')

/** The search over every page: "/" opens it (not while somebody types), another page closes it. */
export function SearchDialog() {
  const isOpen = useSearchOpen()
  const { key } = useLocation()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog')) return
      event.preventDefault()
      openSearch(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place closes it
  useEffect(() => closeSearch(true), [key])
  const box = useLater(searchBox, isOpen ? 'open' : null, closeSearch)
  return isOpen && box ? <box.SearchBox /> : null
}
