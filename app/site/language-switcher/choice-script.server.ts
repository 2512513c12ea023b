// The script that remembers the chosen language. The starter brings it (scripts/starter-file-plugin.ts); for pages without one it is a file of its own, which
// no release of the pages changes, with its integrity in the page.
import { createHash } from 'node:crypto'
import { starterFile } from 'virtual:starter-file'
import text from './choice.js?raw'
import href from './choice.js?url'

const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
const script = `<script async="" fetchpriority="low" src="${href}" integrity="${integrity}"></script>`

/** The page with the script at the end of its body, unless it has it of its starter. */
export function withChoiceScript(html: string): string {
  if (html.includes(starterFile)) return html
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html : html.slice(0, end) + script + html.slice(end)
}
