import type { PageFacts } from '@forum/design/page/page-facts.tsx'

/** JSON at the end of a page. `words`: words of its islands. */
export type PageData = { facts: PageFacts; words: object }

export const pageDataId = 'page-data'
