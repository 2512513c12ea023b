// Document-wide values of a rendering, and inline scripts and styles that the policy allows.
import { createContext, use } from 'react'

export type DocumentParts = {
  /** Nonce that marks inline scripts and styles; removed before sending (site/app/document/inline-hashes.server.ts). */
  mark: string
  /** Style sheets of the route; empty in development, where Vite inserts them. */
  styles: string
  /** Sheets of what was drawn, see `Sheet`. */
  drawn: Set<string>
  /** Address of site/app/loader/load.ts. */
  loader: string
  /** Structured data. */
  graph: readonly object[]
}

export const DocumentContext = createContext<DocumentParts>({ mark: '', styles: '', drawn: new Set(), loader: '', graph: [] })

/**
 * Adds a sheet (`import sheet from './x.css?inline'`) to the pages that draw it: for parts that some pages of their routes have.
 * It follows the route's sheets. Not for what React draws in an island.
 */
export function Sheet({ of }: { of: string }): null {
  use(DocumentContext).drawn.add(of)
  return null
}

/** Ends the route's styles; what was drawn adds its sheets behind it. */
export const sheetsPlace = '/* drawn: */'

type InlineProps = { as: 'script' | 'style'; text: string; type?: string; id?: string; 'data-load'?: string }

/** A constant script or style without `</`, allowed by its hash. */
export function Inline({ as: Element, text, ...attributes }: InlineProps) {
  const { mark } = use(DocumentContext)
  if (text === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no content.
  return <Element {...attributes} nonce={mark} dangerouslySetInnerHTML={{ __html: text }} />
}
