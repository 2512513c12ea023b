/** Says what a star has done: told by `star-changed` (islands/star/star.ts). */
export function StarNotice() {
  return <div aria-live="polite" aria-atomic="true" />
}
