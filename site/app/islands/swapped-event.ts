/** Event for each replaced part of the page (swap.ts): load.ts starts its islands. */
export const partSwapped = 'part-swapped'
