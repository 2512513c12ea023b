// Localised fields for tests.
import { everyLocale, type Locale } from './locale.ts'
import { type Localised, nothing } from './localised.ts'

export { nothing } from './localised.ts'

/** One value for every language. */
export function inAll<T>(value: T): Readonly<Record<Locale, T>> {
  return everyLocale(() => value)
}

/** Values in some languages; empty in the others. */
export function inSome<T = string>(filled: Partial<Localised<T>>): Localised<T> {
  return { ...nothing, ...filled }
}
