import { useEffect, useState } from 'react'

/** Milliseconds for which it is said that something was copied. */
const confirmation = 800

/** Copies a text. `showText`: selects it where it stands, for browsers that forbid copying; the way to go on is then to be said. */
export function useCopying(text: string, showText: () => void) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), confirmation)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      showText()
      setState('failed')
    }
  }
  return { copy, isCopied: state === 'copied', isFailed: state === 'failed' }
}
