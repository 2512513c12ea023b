import { useEffect } from 'react'

/** How long the pointer rests before it disappears, in ms. */
const rest = 3000

/** Keeps the display awake where the browser can, and hides the pointer while nobody moves it. */
export function useAttention(): void {
  useEffect(keepAwake, [])
  useEffect(hideRestingPointer, [])
}

function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isEnded = false
  // The browser lets go whenever the page is hidden, and refuses on a low battery.
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
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout>
  const wake = () => {
    delete dataset.idle
    clearTimeout(timer)
    timer = setTimeout(() => {
      dataset.idle = ''
    }, rest)
  }
  wake()
  window.addEventListener('pointermove', wake)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pointermove', wake)
    delete dataset.idle
  }
}
