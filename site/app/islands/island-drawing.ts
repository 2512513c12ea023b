// Context in which the server renders islands and collects their words. Missing inside an island and in browsers.

import type { PageFacts } from '@forum/design/page/page-facts.tsx'
import { createContext, type ReactNode } from 'react'
import type { IslandName } from './islands.ts'

export type IslandDrawing = {
  facts: PageFacts
  /** Renders `node` as its own root with only the words of `island` around it, as the browser does. */
  draw(node: ReactNode, island: IslandName, idPrefix: string): string
  /** Id prefix of the page's next island. */
  nextPrefix(): string
  /** Words of all islands rendered so far. */
  words(): object
}

export const IslandDrawingContext = createContext<IslandDrawing | null>(null)
