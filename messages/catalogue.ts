/** All words of the site in one language: shaped by the Ukrainian catalogue, the source language. */
export type { Catalogue } from './uk/catalogue.ts'
