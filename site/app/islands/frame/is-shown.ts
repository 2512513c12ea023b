/** Whether `element` is drawn. Safari before 17.4 and Chrome before 105 are asked for its boxes: not for what is in a folded part. */
export function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}
