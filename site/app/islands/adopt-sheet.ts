let own: number | undefined

/**
 * Adds a sheet after the page's own: of a module that opens something. `isOfPage`: before those of modules, as the page's own are.
 * The rules go into the page's own sheet: not every browser has constructable ones, and the policy refuses new inline styles.
 */
export function adoptSheet(text: string, isOfPage = false): void {
  const sheet = document.querySelector<HTMLStyleElement>('head style')?.sheet
  if (!sheet) return
  own ??= sheet.cssRules.length
  sheet.insertRule(`@media all{${text}}`, isOfPage ? own : sheet.cssRules.length)
}
