/** Files of the build that a document names: its script, its fonts. */
export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/static\/[\w.-]+\.(?:js|woff2)/g))]
}
