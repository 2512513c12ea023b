/** Adds a sheet after the page's own: of a module that opens something. `isOfPage`: before those of modules, as the page's own are. */
export function adopt(text: string, isOfPage = false): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  if (isOfPage) document.adoptedStyleSheets.unshift(sheet)
  else document.adoptedStyleSheets.push(sheet)
}
