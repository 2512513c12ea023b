import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type ClosingDetails = { details: RefObject<HTMLDetailsElement | null>; isOpen: boolean }

/** A disclosure that closes when the visitor goes to another address, on Esc, and when pointer or focus leave it. */
export function useClosingDetails(): ClosingDetails {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    // The visitor may have opened it before the scripts came: that stays open.
    if (shownAt.current === key) return
    shownAt.current = key
    details.current?.removeAttribute('open')
  }, [key])
  useEffect(() => {
    const element = details.current
    const onToggle = () => setOpen(element?.open ?? false)
    onToggle()
    element?.addEventListener('toggle', onToggle)
    return () => element?.removeEventListener('toggle', onToggle)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeOpen(details.current)
    }
    const onLeave = (event: Event) => {
      const element = details.current
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  }, [])
  return { details, isOpen }
}

/** Closes a disclosure that is open; what had the focus within it gives it back to what opens it. */
export function closeOpen(element: HTMLDetailsElement | null): void {
  if (!element?.open) return
  const hadFocus = element.contains(document.activeElement)
  element.open = false
  if (hadFocus) element.querySelector('summary')?.focus()
}
