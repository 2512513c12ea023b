import type { FieldRule, FormRules } from '@forum/domain/submission/fields.ts'

const wide: ReadonlySet<FieldRule['kind'] | undefined> = new Set(['lines', 'consent'])
const address: ReadonlySet<FieldRule['kind'] | undefined> = new Set(['email', 'phone'])

/** Names of single-line fields shown in pairs. If their number is odd, the last one except mail and phone gets its own row. */
export function pairedFields(rules: FormRules): ReadonlySet<string> {
  const short = Object.keys(rules).filter((name) => !wide.has(rules[name]?.kind))
  const alone = short.length % 2 === 1 ? short.filter((name) => !address.has(rules[name]?.kind)).at(-1) : undefined
  return new Set(short.filter((name) => name !== alone))
}
