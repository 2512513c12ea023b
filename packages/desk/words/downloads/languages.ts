// The languages of the organisers' desk: Ukrainian, and English for helpers from abroad. What English lacks does not compile.
import { downloads as inEnglish, downloadPages as pagesInEnglish } from './en.ts'
import { downloads as inUkrainian, downloadPages as pagesInUkrainian } from './uk.ts'

export const downloadWords = {
  uk: { downloads: inUkrainian, downloadPages: pagesInUkrainian },
  en: { downloads: inEnglish, downloadPages: pagesInEnglish },
} as const
