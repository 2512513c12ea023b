// The languages of the organisers' desk: Ukrainian, and English for helpers from abroad. What English lacks does not compile.
import { papers as inEnglish, paperPages as pagesInEnglish } from './en.ts'
import { papers as inUkrainian, paperPages as pagesInUkrainian } from './uk.ts'

export const paperWords = {
  uk: { papers: inUkrainian, paperPages: pagesInUkrainian },
  en: { papers: inEnglish, paperPages: pagesInEnglish },
} as const
