// Styles that come later than the page's own.
const adopted = new Set<string>()

/** Adds a sheet after the page's own, once: of a module that draws or opens something. */
export function adopt(text: string): void {
  if (adopted.has(text) || document.querySelector('style')?.textContent.endsWith(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
