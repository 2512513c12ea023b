// Where the support button may rest: nowhere over what can be read or pressed.

/** A part of the page on the screen, in px. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** How far above its own place the button may look for a free one, and in which steps (px). */
const highest = 420
const step = 12
/** Left free around it. */
const air = 4

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

/** As `liftOf`, of what the screen shows now. */
export function restingLift(own: Box, button: Element): number | null {
  // Most places are free at once: what stands above them is not asked for.
  if (liftOf(own, takenWithin(columnOf(own, 0), button)) === 0) return 0
  return liftOf(own, takenWithin(columnOf(own, highest), button))
}

/** What can be read or pressed in or beside `area`, but the button itself and what it opens: lines of text and controls of the page as they stand on the screen. */
function takenWithin(area: Box, button: Element): Box[] {
  const boxes: Box[] = []
  const visit = (element: Element) => {
    if (element === button.parentElement) return
    const box = element.getBoundingClientRect()
    const isEmpty = box.width + box.height === 0
    const isAway = box.right <= area.left || box.left >= area.right || box.bottom <= area.top || box.top >= area.bottom
    if (isEmpty ? getComputedStyle(element).display !== 'contents' : isAway) return
    if (!isEmpty && !element.checkVisibility({ visibilityProperty: true })) return
    if (element.matches(pressed)) boxes.push(...element.getClientRects())
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node)
      else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        boxes.push(...range.getClientRects())
      }
    }
  }
  visit(document.body)
  return boxes
}

/** The button's column on the screen from `above` px over its own place to this, and a little around. */
function columnOf(button: Box, above: number): Box {
  return { left: button.left - air, right: button.right + air, top: button.top - above - air, bottom: button.bottom + air }
}
