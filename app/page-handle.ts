// What a route says about its whole page in its `handle`, and how the document and the frame hear of it.
import { useMatches } from 'react-router'

export type PageHandle = {
  /** `bare`: the page stands alone, without header and footer; `quiet`: a short header, no footer, and nothing of a third party. */
  layout?: 'bare' | 'quiet'
  /** Pages of other sites may show it in a frame: it brings no script, and says so to nobody but them. */
  isFramed?: true
  /** Nobody sits before the page: it looks after itself. */
  isUnattended?: true
}

/** What the page that is shown says. */
export function usePageHandle(): PageHandle {
  // The router does not know what handles are; every route of ours checks its own by `satisfies PageHandle`.
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return handle ?? {}
}
