import { useRouteLoaderData } from 'react-router'

/** The address of a path on this site as others can open it. */
export function useShareAddress(): (path: string) => string {
  const frame = useRouteLoaderData<{ siteUrl: string }>('language')
  return (path) => (frame?.siteUrl ?? '') + path
}
