// Where the support button can be: never over text or controls.
import { isShown } from './is-shown.ts'

/** A box on the screen, in px. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Maximum distance above its default place, and the step of the search (px). */
const highest = 420
const step = 12
/** Free space around it, px. */
const air = 4

/** How many px above its default place `button` covers none of `taken`; null: no free place, so it is hidden. Pure. */
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

/** `liftOf` with the current screen. */
export function restingLift(own: Box, button: Element): number | null {
  // The default place is mostly free: then nothing above it is measured.
  if (liftOf(own, takenWithin(columnOf(own, 0), button)) === 0) return 0
  return liftOf(own, takenWithin(columnOf(own, highest), button))
}

/** Lines of text and controls in or near `area`, except the button itself and its popover. */
function takenWithin(area: Box, button: Element): Box[] {
  const boxes: Box[] = []
  const visit = (element: Element) => {
    if (element === button.parentElement) return
    const box = element.getBoundingClientRect()
    const isEmpty = box.width + box.height === 0
    const isAway = box.right <= area.left || box.left >= area.right || box.bottom <= area.top || box.top >= area.bottom
    if (isEmpty ? getComputedStyle(element).display !== 'contents' : isAway) return
    if (!isEmpty && (!isShown(element) || getComputedStyle(element).visibility !== 'visible')) return
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

/** The button's column, from `above` px over its default place down to it, with a margin. */
function columnOf(button: Box, above: number): Box {
  return { left: button.left - air, right: button.right + air, top: button.top - above - air, bottom: button.bottom + air }
}
