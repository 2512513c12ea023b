// What a dialog that any part of a page can open shows just now. Lives in the browser: nothing on the server ever opens one.
import { useSyncExternalStore } from 'react'

export type DialogState<T> = {
  /** The focus returns to `opener` when it closes. */
  open(shown: T, opener: HTMLElement | null): void
  /** Does nothing while it is closed. `keepsFocus`: another page was chosen, which takes the focus itself. */
  close(keepsFocus?: boolean): void
  /** What is shown; null: it is closed. */
  useShown(): T | null
}

export function dialogState<T>(): DialogState<T> {
  let shown: T | null = null
  let opener: HTMLElement | null = null
  const listeners = new Set<() => void>()
  const become = (next: T | null) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    open(next, element) {
      opener = element
      become(next)
    },
    close(keepsFocus = false) {
      if (shown === null) return
      const element = opener
      opener = null
      become(null)
      if (!keepsFocus && element?.isConnected) element.focus({ preventScroll: true })
    },
    useShown: () =>
      useSyncExternalStore(
        subscribe,
        () => shown,
        () => null,
      ),
  }
}
