// What pages say to machines in schema.org's vocabulary: loaders describe, the entry writes one graph into the page. Nothing of it travels to
// the browser a second time as data, and no browser code knows of it.
import { createContext, type RouterContextProvider } from 'react-router'

/** A thing of the vocabulary. Tests hold what is said of each against the whole of it: here its unions would cost the compiler seconds. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

type Context = Readonly<RouterContextProvider>

const described = createContext<readonly Thing[]>([])

/** Says of the page that is being made what it is about; undefined: not enough is known of it. */
export function describe(context: Context, ...things: readonly (Thing | undefined)[]): void {
  context.set(described, [...context.get(described), ...things.filter((thing) => thing !== undefined)])
}

/** What the page's loaders have described. */
export function describedIn(context: Context): readonly Thing[] {
  return context.get(described)
}

/** The page with its graph at the end of its body, where nobody who reads waits for it. */
export function withStructuredData(html: string, graph: readonly Thing[]): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1 || graph.length === 0) return html
  // No text of an editor can end the element, or begin another one.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`
}
