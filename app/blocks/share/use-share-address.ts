import { usePageFacts } from '../../page-facts.tsx'

/** The address of a path on this site as others can open it. */
export function useShareAddress(): (path: string) => string {
  const { siteUrl } = usePageFacts()
  return (path) => siteUrl + path
}
