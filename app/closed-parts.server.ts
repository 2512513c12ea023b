// What of a page nobody sees before it is opened, or before its sheet has come: a page's own styles are without its rules (critical-styles.server.ts).
import { firstParts } from './page-marks.ts'

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

const mainTag = new RegExp(`<main\\b[^>]* ${firstParts}="(\\d)"[^>]*>`)
const child = /<([a-z]\w*)\b[^>]*>/y
const footerTag = /<\/main><footer\b[^>]*>/

/** The page without its footer, and without the sections of `main` that follow its first parts. */
export function withoutPartsBelow(html: string): string {
  const footer = footerTag.exec(html)
  const short = footer
    ? html.slice(0, footer.index) + '</main>' + html.slice(endOf(html, 'footer', footer.index + footer[0].length))
    : html
  const main = mainTag.exec(short)
  if (!main) return short
  const start = main.index + main[0].length
  let [shown, at] = [short.slice(0, start), start]
  for (let index = 1; ; index++) {
    child.lastIndex = at
    const [tag = '', name = ''] = child.exec(short) ?? []
    if (!tag) return shown + short.slice(at)
    const end = endOf(short, name, at + tag.length)
    if (name !== 'section' || index <= Number(main[1])) shown += short.slice(at, end)
    at = end
  }
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
