import type { paperPages, papers } from './uk.ts'

/** The words of the organisers' tables, and of the pages that give them, in one language: shaped by the Ukrainian ones. */
export type PapersWords = typeof papers
export type PaperPagesWords = typeof paperPages
