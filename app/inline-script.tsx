// A script that stands in the page itself. The server allows a page the inline scripts that were drawn by this component, and no others.
import { createContext, use } from 'react'

/** What the server marks the scripts of one rendering with, and takes away before the page is sent (app/inline-scripts.server.ts). */
const Mark = createContext<string | undefined>(undefined)

export const InlineScriptMark = Mark.Provider

/** `text`: a constant of ours, without `</`; it runs while the page is parsed, never when a script draws it. */
export function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no content.
  return <script nonce={use(Mark)} dangerouslySetInnerHTML={{ __html: text }} />
}
