// Whether a visitor wants the time of their own zone beside Kyiv's: kept in this browser, and in the address, so that a link shows the same.
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const parameter = 'clock'
const storageName = 'clock'

let choice: boolean | undefined
const listeners = new Set<() => void>()

/** The address says it first, then what was chosen before. */
function isChosen(): boolean {
  choice ??= choiceIn(location.search) ?? storedChoice() === 'own'
  return choice
}

function choiceIn(search: string): boolean | undefined {
  const value = new URLSearchParams(search).get(parameter)
  return value === 'own' ? true : value === 'kyiv' ? false : undefined
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(storageName)
  } catch {
    return null
  }
}

function choose(isOwn: boolean): void {
  choice = isOwn
  try {
    localStorage.setItem(storageName, isOwn ? 'own' : 'kyiv')
  } catch {
    // It holds for this page.
  }
  writeAddress(isOwn)
  for (const listener of listeners) listener()
}

/** The server knows nothing of it, so the router need not ask it again. */
function writeAddress(isOwn: boolean): void {
  const url = new URL(location.href)
  if (isOwn) url.searchParams.set(parameter, 'own')
  else url.searchParams.delete(parameter)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** The choice and how it is made; false on the server and while its page is taken over. The address follows it from page to page. */
export function useOwnClock(): [isOwn: boolean, choose: (isOwn: boolean) => void] {
  const { key } = useLocation()
  const isOwn = useSyncExternalStore(subscribe, isChosen, () => false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address of the history gets it.
  useEffect(() => {
    if (isOwn) writeAddress(true)
  }, [isOwn, key])
  return [isOwn, choose]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
