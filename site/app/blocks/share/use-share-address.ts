import { usePageFacts } from '../../page/page-facts.tsx'

/** Absolute address of a path of this site. */
export function useShareAddress(): (path: string) => string {
  const { siteUrl } = usePageFacts()
  return (path) => siteUrl + path
}
