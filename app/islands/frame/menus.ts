// The menus of the header (`<details data-menu>`), which open and close without scripts: when else they close.

const open = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')

export function startMenus(): void {
  let width = innerWidth
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') open().forEach(close)
  })
  // A phone's height changes while its address bar slides away: only the width counts.
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
    // It leads to a part of this page.
    if (link && link.pathname === location.pathname) for (const menu of open()) menu.open = false
  })
  // Back finds the page as if nothing had been opened.
  addEventListener('pagehide', () => {
    for (const menu of open()) menu.open = false
  })
}

/** What had the focus within it gives it back to what opens it. */
function close(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector('summary')?.focus()
}
