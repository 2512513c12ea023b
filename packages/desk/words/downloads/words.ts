import type { downloadPages, downloads } from './uk.ts'
import type { books } from './uk-books.ts'

/** The words of the organisers' tables, and of the pages that give them, in one language: shaped by the Ukrainian ones. */
export type DownloadsWords = typeof downloads
export type DownloadPagesWords = typeof downloadPages
export type BooksWords = typeof books
