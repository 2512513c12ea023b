// What of a page nobody sees before it is opened: a page's own styles are without its rules (critical-styles.server.ts).

const closedTag = /<([a-z]+)\b[^>]* data-closed=""[^>]*>/g

/** The page without the elements that bear `data-closed`. */
export function withoutClosedParts(html: string): string {
  let open = ''
  let from = 0
  for (const { 0: tag, 1: name = '', index } of html.matchAll(closedTag)) {
    if (index < from) continue
    open += html.slice(from, index)
    from = endOf(html, name, index + tag.length)
  }
  return open + html.slice(from)
}

/** Where the element ends whose first tag ends at `start`; the end of the page when it is never closed. */
function endOf(html: string, name: string, start: number): number {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
  tags.lastIndex = start
  let depth = 1
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  return html.length
}
