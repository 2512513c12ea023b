// Automatic reload of a waiting page without scripts. For root.tsx.
import { useMatches } from 'react-router'

/** For pages whose loader returns `refreshAfter` (seconds). With scripts the page updates itself instead. */
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
