/** The words of the organisers' tables, and of the pages that give them, in one language: shaped by the Ukrainian ones. */
export type PapersWords = typeof import('./uk.ts')['papers']
export type PaperPagesWords = typeof import('./uk.ts')['paperPages']
