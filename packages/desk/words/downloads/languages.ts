// The languages of the organisers' desk: Ukrainian, and English for helpers from abroad. What English lacks does not compile.
import { downloads as inEnglish, downloadPages as pagesInEnglish } from './en.ts'
import { books as booksInEnglish } from './en-books.ts'
import { downloads as inUkrainian, downloadPages as pagesInUkrainian } from './uk.ts'
import { books as booksInUkrainian } from './uk-books.ts'

export const downloadWords = {
  uk: { downloads: inUkrainian, downloadPages: pagesInUkrainian, books: booksInUkrainian },
  en: { downloads: inEnglish, downloadPages: pagesInEnglish, books: booksInEnglish },
} as const
