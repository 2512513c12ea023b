import { type RefObject, useState } from 'react'
import { readBands, whiteShare } from '../frame/theme-bands.ts'
import { useScrollWork } from '../frame/use-scroll-work.ts'

type ButtonState = { isShown: boolean; isInverted: boolean }

/** Whether the button is seen, on the home page after the first section only, and whether at least half of it lies over white. */
export function useSupportState(button: RefObject<HTMLElement | null>, isHome: boolean): ButtonState {
  const [isPast, setPast] = useState(false)
  const [isInverted, setInverted] = useState(false)
  useScrollWork(() => {
    const box = button.current?.getBoundingClientRect()
    if (!box) return
    const first = document.querySelector('main > section')
    setPast(!first || first.getBoundingClientRect().bottom <= box.top)
    setInverted(whiteShare(readBands(), box.top, box.bottom) >= 0.5)
  })
  return { isShown: !isHome || isPast, isInverted }
}
