import type { files } from './words.ts'

export type Files = typeof files

type All<File> = (File extends unknown ? (file: File) => void : never) extends (all: infer Words) => void ? Words : never

/**
 * All words of the site in one language, those of all its files: shaped by the Ukrainian ones, the source language. A phrase with something in
 * it is a function here, so that its arguments are typed and a language may bend it. Words of forms and of ordering travel as data with their
 * page, which functions cannot: there a phrase has `{places}`, which `filled` fills in.
 */
export type Catalogue = All<Files[keyof Files]>

export function catalogueOf(files: Files): Catalogue {
  return Object.assign({}, ...Object.values(files))
}
