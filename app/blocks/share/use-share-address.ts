import { useFrameData } from '../../frame-data.ts'

/** The address of a path on this site as others can open it. */
export function useShareAddress(): (path: string) => string {
  const { siteUrl } = useFrameData()
  return (path) => siteUrl + path
}
