/**
 * A signal that aborts after `milliseconds`, for `fetch`. AbortSignal.timeout is not in Safari 15 and Chrome 92
 * (docs/decisions/0036-support-safari-15-4-chrome-92-and-firefox-115.md).
 */
export function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
