import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A disclosure that closes when the visitor goes to another address, on Esc, and when pointer or focus leave it. */
export function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    // The visitor may have opened it before the scripts came: that stays open.
    if (shownAt.current === key) return
    shownAt.current = key
    ref.current?.removeAttribute('open')
  }, [key])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const element = ref.current
      if (event.key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    const onLeave = (event: Event) => {
      const element = ref.current
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
  return ref
}
