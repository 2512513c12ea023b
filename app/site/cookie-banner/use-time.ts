import { useEffect, useState } from 'react'
import { usePageKind } from '../frame/page-kind.ts'

/**
 * Whether it is time to ask: on every page at once, but on home, whose first screen says when and where the forum meets, with the
 * visitor's first scroll, or where nothing can be scrolled.
 */
export function useTime(): boolean {
  const isHome = usePageKind() === 'home'
  const [isScrolled, setScrolled] = useState(false)
  const isWaiting = isHome && !isScrolled
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      if (window.scrollY > 0 || scrollHeight <= clientHeight) setScrolled(true)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isWaiting])
  return !isWaiting
}
