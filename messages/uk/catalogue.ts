import type { words } from './words.ts'

/**
 * All words of the site in one language: shaped by the Ukrainian ones, the source language. A phrase with something in it is a function
 * here, so that its arguments are typed and a language may bend it. Words of forms and of ordering travel as data with their page,
 * which functions cannot: there a phrase has `{places}`, which `filled` fills in.
 */
export type Catalogue = typeof words
