/** Header names and values in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[]
