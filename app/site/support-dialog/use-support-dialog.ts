import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What scripts add to the popover, which opens and closes without them: it takes the focus, and it closes when the focus goes behind it
 * or another address is shown.
 */
export function useSupportDialog(dialog: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current !== key) dialog.current?.hidePopover()
    shownAt.current = key
  }, [key, dialog])
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') element.focus({ preventScroll: true })
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!element.contains(target as Node)) element.hidePopover()
    }
    element.addEventListener('toggle', onToggle)
    document.addEventListener('focusin', onFocus)
    return () => {
      element.removeEventListener('toggle', onToggle)
      document.removeEventListener('focusin', onFocus)
    }
  }, [dialog])
}
