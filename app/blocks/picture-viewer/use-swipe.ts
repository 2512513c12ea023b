import { type PointerEvent, useRef } from 'react'

/** Pixels from which a movement to the side is a swipe. */
const shortestSwipe = 48

/** Handlers for an element that a finger or a pen turns to the side, as a page is turned. */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button') !== null
      const isOneFinger = event.isPrimary && event.pointerType !== 'mouse'
      start.current = isOneFinger && !isOnControl ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId) return
      const [across, down] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(across) < shortestSwipe || Math.abs(across) < Math.abs(down)) return
      onSwipe(across < 0 ? 'next' : 'previous')
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
