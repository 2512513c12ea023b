// The languages of the organisers' desk: Ukrainian, and English for helpers from abroad. What English lacks does not compile.
import * as en from './en.ts'
import * as uk from './uk.ts'

export const paperWords = { uk, en } as const
