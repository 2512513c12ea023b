import { useEffect } from 'react'

/** So wide screens have no menu that covers the page. */
const narrow = '(max-width: 1199px)'

/**
 * While the menu of narrow screens is open the page behind it takes no focus and is not read. That begins only after the menu was drawn:
 * the browser looks at every part of the page again for it, which nobody who opens a menu has to wait for.
 */
export function useQuietPage(isMenuOpen: boolean): void {
  useEffect(() => {
    if (!isMenuOpen || !window.matchMedia(narrow).matches) return
    const parts = document.querySelectorAll<HTMLElement>('body > main, body > footer')
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        for (const part of parts) part.inert = true
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      for (const part of parts) part.inert = false
    }
  }, [isMenuOpen])
}
