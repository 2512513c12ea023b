/** `top`: transparent, scrolls with the page; otherwise it is fixed and solid, dark or (`inverted`) white. */
export type HeaderState = 'top' | 'fixed' | 'inverted'

/** Pixels of scrolling after which the header is fixed; on the home page it is the height of the screen (product.md, 4.2). */
const threshold = 50

type HeaderPosition = {
  isHome: boolean
  scrollY: number
  screenHeight: number
  /** Share of the header over a white section, 0 to 1; measured only where it counts. */
  whiteBelow(): number
}

/** State of the header (product.md, 4.2). Pure. */
export function headerState({ isHome, scrollY, screenHeight, whiteBelow }: HeaderPosition): HeaderState {
  if (scrollY <= (isHome ? screenHeight : threshold)) return 'top'
  return whiteBelow() >= 0.5 ? 'inverted' : 'fixed'
}
