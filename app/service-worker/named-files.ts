/** Files of the build that a page names in its head and its scripts. */
export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/static\/[\w.-]+\.(?:js|css|woff2)/g))]
}

/** The address of what the page's client starts from; undefined where the page holds it itself. */
export function stateNamedIn(html: string): string | undefined {
  return / data-start="(\/state\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}
