// Localised fields for tests.
import { everyLocale, type Locale } from './locale.ts'
import { type Localised, nothing } from './localised.ts'

export { nothing } from './localised.ts'

/** The same in every language. */
export function inAll<T>(value: T): Readonly<Record<Locale, T>> {
  return everyLocale(() => value)
}

/** What is filled in in some languages and left empty in the others. */
export function inSome<T = string>(filled: Partial<Localised<T>>): Localised<T> {
  return { ...nothing, ...filled }
}
