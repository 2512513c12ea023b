/** Files of the build in a document: scripts and fonts. */
export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/static\/[\w.-]+\.(?:js|woff2)/g))]
}
