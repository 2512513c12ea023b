/**
 * All words of the site in one language: shaped by the Ukrainian catalogue, the source language. A phrase with something in it is a
 * function here, so that its arguments are typed and a language may bend it. The words of ordering (`order-words.ts`) travel as data with
 * their page, which functions cannot: there a phrase has `{places}`, which `filled` fills in.
 */
export type { Catalogue } from './uk/catalogue.ts'

/** Words of the pages of an order and of a ticket, a file of their own: a browser loads them with those pages (`app/ordering/order-page-words.ts`). */
export type OrderPageWords = typeof import('./uk/order-page.ts')
