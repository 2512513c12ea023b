// What one rendering puts around its page, and the inline scripts and styles that its policy allows.
import { createContext, use } from 'react'
import type { Thing } from './structured-data/graph.server.ts'

/** What one rendering puts around the page. */
export type DocumentParts = {
  /** Marks the inline scripts and styles of this rendering; taken away before the page is sent (app/inline-hashes.server.ts). */
  mark: string
  /** The sheets of the route, whole; empty in development, where Vite puts them into the page. */
  styles: string
  /** Address of app/islands/load.ts. */
  loader: string
  /** What the page says to machines. */
  graph: readonly Thing[]
}

export const DocumentContext = createContext<DocumentParts>({ mark: '', styles: '', loader: '', graph: [] })

type InlineProps = { as: 'script' | 'style'; text: string; type?: string }

/** A constant of ours, without `</`, that the page's policy allows by its hash. */
export function Inline({ as: Element, text, type }: InlineProps) {
  const { mark } = use(DocumentContext)
  if (text === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no content.
  return <Element type={type} nonce={mark} dangerouslySetInnerHTML={{ __html: text }} />
}
