import { usePageFacts } from '@forum/design/page/page-facts.tsx'

/** Absolute address of a path of this site. */
export function useShareAddress(): (path: string) => string {
  const { siteUrl } = usePageFacts()
  return (path) => siteUrl + path
}
