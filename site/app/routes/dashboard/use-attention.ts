import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { useEffect } from 'react'

/** The pointer is hidden after so long, ms. */
const rest = 3000

/** Keeps the display on, where the browser supports it, and hides an idle pointer. */
export function useAttention(): void {
  useEffect(keepAwake, [])
  useEffect(hideRestingPointer, [])
}

function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isEnded = false
  // Browsers release the lock when the page is hidden, and refuse it at low battery.
  const request = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isEnded) void granted?.release()
    else lock = granted
  }
  void request()
  document.addEventListener('visibilitychange', request)
  return () => {
    isEnded = true
    document.removeEventListener('visibilitychange', request)
    void lock?.release()
  }
}

function hideRestingPointer(): () => void {
  const { dataset }: Drawn = document.documentElement
  let timer: ReturnType<typeof setTimeout>
  const showPointer = () => {
    delete dataset.idle
    clearTimeout(timer)
    timer = setTimeout(() => {
      dataset.idle = ''
    }, rest)
  }
  showPointer()
  window.addEventListener('pointermove', showPointer)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pointermove', showPointer)
    delete dataset.idle
  }
}
