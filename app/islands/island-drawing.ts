// How the server draws islands, and which words those of one page need. Not there within an island, nor in a browser.
import { createContext, type ReactNode } from 'react'
import type { Catalogue } from '#messages/catalogue.ts'
import type { PageFacts } from '../page-facts.tsx'

export type IslandDrawing = {
  facts: PageFacts
  /** Draws `node` as a root of its own, with no more around it than a browser has: `words` alone. */
  draw(node: ReactNode, words: readonly (keyof Catalogue)[], idPrefix: string): string
  /** A prefix for the ids of the next island of the page. */
  nextPrefix(): string
  /** Words of the islands that were drawn so far. */
  words(): object
}

export const IslandDrawingContext = createContext<IslandDrawing | null>(null)
