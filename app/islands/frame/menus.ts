// The header's menus (`<details data-menu>`) open and close without scripts. This script closes them in further cases.

const open = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')

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
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-menu] a[href*="#"]') : null
    // A link to a fragment of this page.
    if (link && link.pathname === location.pathname) for (const menu of open()) menu.open = false
  })
  // The Back button shows the page with closed menus.
  addEventListener('pagehide', () => {
    for (const menu of open()) menu.open = false
  })
}

/** If the focus was in the menu, it moves to the menu's button. */
function close(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector('summary')?.focus()
}
