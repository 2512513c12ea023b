// What pages say to machines in schema.org's vocabulary: loaders describe, the document carries one graph at its end.
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
