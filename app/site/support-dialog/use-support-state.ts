import { type RefObject, useRef, useState } from 'react'
import { readBands, whiteShare } from '../frame/theme-bands.ts'
import { useScrollWork } from '../frame/use-scroll-work.ts'
import { columnOf, liftOf, takenWithin } from './resting-place.ts'

type ButtonState = {
  isShown: boolean
  isInverted: boolean
  /** How far above its own place it rests (px). */
  lift: number
}

/** Px of scrolling that count as a movement. */
const movement = 4

/**
 * Whether the button is seen, where it rests, and whether at least half of it lies over white. On the home page it comes after the first
 * section only; while the visitor scrolls down, and where it would lie on what can be read or pressed, it steps aside. Before it is known what
 * stands at its place it is not there.
 */
export function useSupportState(button: RefObject<HTMLElement | null>, isHome: boolean): ButtonState {
  const [state, setState] = useState<ButtonState>({ isShown: false, isInverted: false, lift: 0 })
  const before = useRef(0)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = (isMovingDown: boolean) => {
    const element = button.current
    const drawn = element?.getBoundingClientRect()
    if (!element || !drawn) return
    const lifted = Number.parseFloat(element.style.getPropertyValue('--lift')) || 0
    const own = { left: drawn.left, right: drawn.right, top: drawn.top + lifted, bottom: drawn.bottom + lifted }
    const first = document.querySelector('main > section')
    const isPast = !isHome || !first || first.getBoundingClientRect().bottom <= own.top
    const lift = isPast && !isMovingDown ? liftOf(own, takenWithin(columnOf(own), element)) : null
    const rest = lift ?? lifted
    const isInverted = whiteShare(readBands(), own.top - rest, own.bottom - rest) >= 0.5
    // What has the focus does not go away under it.
    setState({ isShown: lift !== null || element === document.activeElement, isInverted, lift: rest })
  }
  useScrollWork(() => {
    const isMovingDown = window.scrollY > before.current + movement
    before.current = window.scrollY
    look(isMovingDown)
    clearTimeout(resting.current)
    if (isMovingDown) resting.current = setTimeout(() => look(false), 400)
  })
  return state
}
