// A page that waits for something and has no scripts asks for itself again. For root.tsx.
import { useMatches } from 'react-router'

/** In the head of a page whose loader gives `refreshAfter`: seconds. With scripts the page follows by itself and is not torn away. */
export function Refreshing() {
  const seconds = useMatches()
    .map(({ loaderData }) => (loaderData as { refreshAfter?: number | null } | undefined)?.refreshAfter)
    .find((given) => typeof given === 'number')
  if (seconds === undefined) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  )
}
