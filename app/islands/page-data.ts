import type { PageFacts } from '../page-facts.tsx'

/** What the end of a page says to its islands, as JSON. `words`: those that they say. */
export type PageData = { facts: PageFacts; words: object }

export const pageDataId = 'page-data'
