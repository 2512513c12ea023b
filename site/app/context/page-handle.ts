// The `handle` of a route: settings of its page for document and frame.
import { useMatches } from 'react-router'

export type PageHandle = {
  /** `bare`: without header and footer; `quiet`: short header, no footer, no third parties. */
  layout?: 'bare' | 'quiet'
  /** Of a ticket that somebody has or buys. */
  isOfTicket?: true
  /** Other sites may frame it; it has no scripts. */
  isFramed?: true
  /** A screen without a user: it must recover by itself. */
  isUnattended?: true
}

/** The handle of the current page. */
export function usePageHandle(): PageHandle {
  // The router's type is unknown; our routes check it by `satisfies PageHandle`.
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return handle ?? {}
}
