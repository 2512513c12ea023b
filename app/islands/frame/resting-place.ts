// Where the support button may rest: nowhere over what can be read or pressed.

/** A part of the page on the screen, in px. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** How far above its own place the button may look for a free one, and in which steps (px). */
const highest = 420
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

const pressed = 'a[href], button, input, select, textarea, summary, label, iframe, video, [role=tab], [tabindex="0"]'

/** What can be read or pressed within `area`, but the button itself and what it opens: lines of text and controls of the page as they stand on the screen. */
export function takenWithin(area: Box, button: Element): Box[] {
  const boxes: Box[] = []
  const isNear = (box: Box) => box.right > area.left && box.left < area.right && box.bottom > area.top && box.top < area.bottom
  const seen = new Set<Element>()
  const own = button.parentElement ?? button
  const visit = (element: Element) => {
    if (seen.has(element)) return
    seen.add(element)
    const control = element.closest(pressed)
    if (control) boxes.push(...control.getClientRects())
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      boxes.push(...[...range.getClientRects()].filter(isNear))
    }
  }
  const spots = 3
  for (let y = area.bottom - 1; y > area.top - look; y -= look) {
    for (let column = 0; column <= spots; column++) {
      const x = Math.min(area.left + ((area.right - area.left) * column) / spots, area.right - 1)
      const found = document.elementsFromPoint(x, y).filter((element) => !own.contains(element))
      for (const element of found.slice(0, 4)) visit(element)
    }
  }
  return boxes
}

/** The button's column on the screen from the highest place to its own, and a little around. */
export function columnOf(button: Box): Box {
  return { left: button.left - air, right: button.right + air, top: button.top - highest - air, bottom: button.bottom + air }
}
