// By what the page's own script, its starter and its styles know one another's elements.

/** What works with scripts only: a click on it is kept until they run. */
export const scripted = '[data-early],[data-consent-settings]'
/** What the starter sees to: a language is remembered as it is chosen. */
export const chosen = 'a[data-language]'
/** Of the window: what was clicked before the starter came. */
export const clickedEarly = 'clickedEarly'

/** Of the sheet of the fonts' faces where the page has it count at once: for who has been on another page of the site, whose browser has the fonts. */
export const facesId = 'faces'
/** Of the rule by which what only opens (`data-closed`) is not shown until the sheets that dress it have come. */
export const closedId = 'closed'
/** Of the part of a page that is not seen before somebody opens it, whose rules come with the sheets. */
export const closedPart = '[data-closed]'

/** Of the window: has the sheet fetched, and tells when it counts or cannot be had; shows what waits for it as it is. */
export const dressPage = 'dressPage'
export const showBare = 'showBare'
/** What the sheet says of the root, and nothing else does: what waits for it is seen from the moment at which it counts. */
export const dressed = '--dressed'
/** Until then it keeps the room that was guessed for it: as long as it is not dressed, its own height says nothing. */
export const room = '--room'
/** On `main`: how many of its first children are dressed by the page itself. The rules of the sections that follow come with the sheet, as the footer's do: none of them is seen before. */
export const firstParts = 'data-first'

/** In the address of the sheet that describes the fonts (app/root.tsx). */
export const facesSheet = '/fonts-'
/** Of the sheets, for those without scripts and for the starter. */
export const sheetsId = 'sheets'

/** Of the rules by which pictures that are not the page's first wait for its first paint (the first rule; the page's own script takes it away), and what lies far below is laid out when it is come near to; the starter ends them piece by piece. */
export const piecesId = 'pieces'
/** What is laid out by itself: everything of a page but its first section, which holds the heading, and what a long list marks. */
export const pieces = 'main>section:nth-child(n+2),body>footer>*,[data-piece]'

/** Where the framework keeps, in the session's storage, how far each page was scrolled, by the key in the state of its history entry. */
export const placesKey = 'react-router-scroll-positions'
