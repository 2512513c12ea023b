// Where the support button may rest: nowhere over what can be read or pressed.

/** A part of the page on the screen, in px. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** How far above its own place the button may look for a free one, and in which steps (px). */
const highest = 240
const step = 12
/** Left free around it. */
const air = 4
/** Px between two looks at what stands there: lines are higher. */
const look = 14

/**
 * How many px above its own place `button` rests so that it covers none of `taken`; null: it finds no place and steps aside. Pure.
 */
export function liftOf(button: Box, taken: readonly Box[]): number | null {
  for (let lift = 0; lift <= highest; lift += step) {
    const top = button.top - lift - air
    const bottom = button.bottom - lift + air
    const isFree = taken.every(
      (box) => box.bottom <= top || box.top >= bottom || box.right <= button.left - air || box.left >= button.right + air,
    )
    if (isFree) return lift
  }
  return null
}

/** Wider ones are whole rows and cards: there the button may lie where they hold no words, or it would be nowhere on lists (px). */
const widestControl = 320

const tallestButton = 88

const pressed = 'a[href], button, input, select, textarea, summary, label, iframe, video, [role=tab], [tabindex="0"]'

/** A button or field of a phone is as wide as a row is, but seen as one piece: by its ground or its rim. */
function isControl(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width <= widestControl || element.matches('input, select, textarea')) return true
  const { backgroundColor, borderLeftWidth } = getComputedStyle(element)
  return height <= tallestButton && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftWidth !== '0px')
}

/** What can be read or pressed within `area`, but the button itself: lines of text and controls of the page as they stand on the screen. */
export function takenWithin(area: Box, button: Element): Box[] {
  const boxes: Box[] = []
  const isNear = (box: Box) => box.right > area.left && box.left < area.right && box.bottom > area.top && box.top < area.bottom
  const seen = new Set<Element>()
  const visit = (element: Element) => {
    if (seen.has(element) || button.contains(element)) return
    seen.add(element)
    const control = element.closest(pressed)
    if (control && isControl(control)) boxes.push(control.getBoundingClientRect())
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      boxes.push(...[...range.getClientRects()].filter(isNear))
    }
  }
  const spots = 3
  for (let y = area.top; y < area.bottom; y += look) {
    for (let column = 0; column <= spots; column++) {
      const x = Math.min(area.left + ((area.right - area.left) * column) / spots, area.right - 1)
      const found = document.elementsFromPoint(x, y).filter((element) => !button.contains(element))
      for (const element of found.slice(0, 4)) visit(element)
    }
  }
  return boxes
}

/** The button's column on the screen from the highest place to its own, and a little around. */
export function columnOf(button: Box): Box {
  return { left: button.left - air, right: button.right + air, top: button.top - highest - air, bottom: button.bottom + air }
}
