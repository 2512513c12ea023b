// Updates the order page: at growing intervals, and at once when the visitor returns to it. Hidden pages send no requests.
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { find } from '@forum/design/attributes/find.ts'
import { swapParts } from '../swap.ts'
import { pauseBefore } from './order-pace.ts'

/** The part of `page` with `data-status` contains the order's state. */
export function start(page: Drawn): void {
  let followed: string | undefined
  let checks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    const status = find('[data-status]', page)?.dataset.status ?? ''
    if (status !== followed) checks = 0
    followed = status
    const pause = pauseBefore(checks, status)
    if (pause !== null) timer = setTimeout(check, pause)
  }
  const check = async () => {
    clearTimeout(timer)
    if (pauseBefore(checks++, followed ?? '') === null) return
    // Without a network or an answer it tries again later.
    if (!document.hidden) await swapParts(location.href).catch(() => {})
    plan()
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check()
  })
  plan()
}
