// Document-wide values of a rendering, and inline scripts and styles that the policy allows.
import { createContext, use } from 'react'
import type { Thing } from './structured-data/graph.server.ts'

export type DocumentParts = {
  /** Nonce that marks inline scripts and styles; removed before sending (app/inline-hashes.server.ts). */
  mark: string
  /** Style sheets of the route; empty in development, where Vite inserts them. */
  styles: string
  /** Address of app/islands/load.ts. */
  loader: string
  /** Structured data. */
  graph: readonly Thing[]
}

export const DocumentContext = createContext<DocumentParts>({ mark: '', styles: '', loader: '', graph: [] })

type InlineProps = { as: 'script' | 'style'; text: string; type?: string }

/** A constant script or style without `</`, allowed by its hash. */
export function Inline({ as: Element, text, type }: InlineProps) {
  const { mark } = use(DocumentContext)
  if (text === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no content.
  return <Element type={type} nonce={mark} dangerouslySetInnerHTML={{ __html: text }} />
}
