/** The words of the organisers' tables in one language: shaped by the Ukrainian ones. */
export type PapersWords = typeof import('./uk.ts')['papers']
