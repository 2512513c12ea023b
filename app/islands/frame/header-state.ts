/** `top`: transparent, and scrolled away with the page; else it stays on the screen, solid, dark or (`inverted`) white. */
export type HeaderState = 'top' | 'fixed' | 'inverted'

/** Pixels after which the header stays on every page but home, where it is the height of the screen (product.md, 4.2). */
const threshold = 50

type Place = {
  isHome: boolean
  scrollY: number
  screenHeight: number
  /** How much of the bar lies over a white section, 0 to 1. */
  whiteShare: number
}

/** How the header stands (product.md, 4.2). Pure. */
export function headerState({ isHome, scrollY, screenHeight, whiteShare }: Place): HeaderState {
  if (scrollY <= (isHome ? screenHeight : threshold)) return 'top'
  return whiteShare >= 0.5 ? 'inverted' : 'fixed'
}
