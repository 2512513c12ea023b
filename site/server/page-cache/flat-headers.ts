/** Header names and values alternate, as `writeHead` accepts them. */
export type FlatHeaders = readonly string[]
