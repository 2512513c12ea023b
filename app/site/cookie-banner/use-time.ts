import { useEffect, useState } from 'react'
import { usePageKind } from '../frame/page-kind.ts'

/** With each of them something may be let go that was pressed. */
const releases = ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur']

/**
 * Whether it is time to ask: on every page at once, but on home, whose first screen says when and where the forum meets, with the
 * visitor's first scroll, or where nothing can be scrolled. Never while something is pressed: the first touch starts the client, and who
 * let go of a link at the foot of the screen would do so on the question that came over it, which follows no link, or is an answer nobody gave.
 */
export function useTime(): boolean {
  const isHome = usePageKind() === 'home'
  const [isScrolled, setScrolled] = useState(false)
  const [isFree, setFree] = useState(false)
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
  useEffect(() => {
    if (isWaiting || isFree) return
    const look = () => {
      if (!document.querySelector(':active')) setFree(true)
    }
    // The click of a press comes after it was let go.
    const lookLater = () => setTimeout(look)
    look()
    for (const type of releases) window.addEventListener(type, lookLater)
    return () => {
      for (const type of releases) window.removeEventListener(type, lookLater)
    }
  }, [isWaiting, isFree])
  return !isWaiting && isFree
}
