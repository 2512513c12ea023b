import { useSyncExternalStore } from 'react'

/** Whether scripts run: false on the server and while its page is being taken over. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
