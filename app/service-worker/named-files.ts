/** Files of the build that a page names in its head and its scripts. */
export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/static\/[\w.-]+\.(?:js|css|woff2)/g))]
}
