import pg from 'pg'

/** Milliseconds after which nobody waits for an answer any more: the other machine may be gone without a word. */
const answerTimeout = 15_000

/** int8 and numeric, which sums are, as numbers: prices and moments are far below 2^53. bool as SQLite gives it. */
const readingTypes = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === 20 || oid === 1700) return Number
    if (oid === 16) return (text: string) => Number(text === 't')
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

export const connectionOf = (url: string) => ({
  connectionString: url,
  types: readingTypes,
  keepAlive: true,
  keepAliveInitialDelayMillis: 15_000,
  connectionTimeoutMillis: 3000,
  query_timeout: answerTimeout,
  fallback_application_name: 'forum-desk',
})
