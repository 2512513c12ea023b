// The desk speaks the languages of those who work at it: Ukrainian, and English for helpers from abroad. What English lacks does not compile.
import { en } from './en.ts'
import { uk } from './uk.ts'

export type OfficeWords = typeof uk

export const officeWords = { uk, en } as const satisfies Record<string, OfficeWords>
