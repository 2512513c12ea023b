// The header's menus (`<details data-menu>`) open and close without scripts. This script closes them in further cases.
import type { DataSelector } from '@forum/design/attributes/attributes.ts'
import { all } from '@forum/design/attributes/find.ts'

const open = () => all<HTMLDetailsElement>('[data-menu][open]')

export function startMenus(): void {
  let width = innerWidth
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') open().forEach(close)
  })
  // Only a changed width counts: a phone's height changes with its address bar.
  addEventListener('resize', () => {
    if (innerWidth !== width) open().forEach(close)
    width = innerWidth
  })
  for (const event of ['pointerdown', 'focusin'])
    addEventListener(event, ({ target }) => {
      for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
    })
  addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('[data-menu] a[href*="#"]' satisfies DataSelector) : null
    // A link to a fragment of this page.
    if (link && link.pathname === location.pathname) for (const menu of open()) menu.open = false
  })
  // Android's Back closes a menu, as it closes dialogs. Browsers without CloseWatcher (Chrome before 126) leave the page.
  if (window.CloseWatcher) addEventListener('toggle', watchClosing, true)
  // The Back button shows the page with closed menus.
  addEventListener('pagehide', () => {
    for (const menu of open()) menu.open = false
  })
}

/** TypeScript does not know it yet. */
type CloseWatcher = EventTarget & { onclose: (() => void) | null; destroy(): void }

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

const watchers = new WeakMap<EventTarget, CloseWatcher>()

function watchClosing({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('[data-menu]' satisfies DataSelector)) return
  watchers.get(target)?.destroy()
  if (!target.open || !window.CloseWatcher) return
  const watcher = new window.CloseWatcher()
  watcher.onclose = () => close(target)
  watchers.set(target, watcher)
}

/** If the focus was in the menu, it moves to the menu's button. */
function close(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector('summary')?.focus()
}
