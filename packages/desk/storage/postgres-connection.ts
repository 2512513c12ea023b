import pg from 'pg'

/** Timeout for an answer, milliseconds: the other machine may be down. */
const answerTimeout = 15_000

/** int8 and numeric (sums) become numbers: prices and times are far below 2^53. bool becomes 0 or 1, as in SQLite. */
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
