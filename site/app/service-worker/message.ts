/** Message of a page to the worker. */
export type CacheMessage = {
  kind: 'keep'
  /** Address of the page, with its language. */
  page: string
  /** Whether it was loaded through the worker as a visit, which has then cached it. */
  isKept: boolean
  /** Whether to fetch the whole programme: not with Save-Data. */
  withProgramme: boolean
}
