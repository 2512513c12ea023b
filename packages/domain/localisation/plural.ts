import { type Locale, localeTable } from './locale.ts'

/** Plural forms; English needs `one` and `many`, Ukrainian and Russian all three. */
export type CountedWord = { one: string; few: string; many: string }

const rules = new Map<Locale, Intl.PluralRules>()

/** The right form after `count`: "1 подія", "2 події", "5 подій". */
export function counted(locale: Locale, count: number, word: CountedWord): string {
  let rule = rules.get(locale)
  if (!rule) {
    rule = new Intl.PluralRules(localeTable[locale].intl)
    rules.set(locale, rule)
  }
  const category = rule.select(count)
  if (category === 'one') return word.one
  return category === 'few' ? word.few : word.many
}
