// Localised fields for tests.
import { everyLocale, type Locale } from './locale.ts'
import { type Localised, nothing } from './localised.ts'

export { nothing } from './localised.ts'

/** One value for every language. */
export function inAll<T>(value: T): Readonly<Record<Locale, T>> {
  return everyLocale(() => value)
}

/** Cases of a test that looks for a language's own words: a language that is not here is left out. */
export function casesOf<T>(words: Partial<Record<Locale, T>>): [Locale, T][] {
  return Object.entries(words) as [Locale, T][]
}

/** Values in some languages; empty in the others. */
export function inSome<T = string>(filled: Partial<Localised<T>>): Localised<T> {
  return { ...nothing, ...filled }
}
