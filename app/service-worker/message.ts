/** What an open page asks of the worker. */
export type CacheMessage = {
  kind: 'keep'
  /** Its address, which says its language, too. */
  page: string
  /** Whether it came by way of the worker, which has kept it then. */
  isKept: boolean
  /** Whether the whole programme may be fetched: not while the visitor saves data. */
  withProgramme: boolean
}
