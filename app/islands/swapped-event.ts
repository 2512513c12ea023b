/** Told of each part of the page that was put in anew (swap.ts): what moves in it is to be started (load.ts). */
export const partSwapped = 'part-swapped'
