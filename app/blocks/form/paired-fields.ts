import type { FieldRule, FormRules } from '#domain/submission/fields.ts'

const wide: ReadonlySet<FieldRule['kind'] | undefined> = new Set(['lines', 'consent'])
const address: ReadonlySet<FieldRule['kind'] | undefined> = new Set(['email', 'phone'])

/**
 * Names of the fields that stand two to a row where there is room: those of one line. Of an odd number the last that is no address of the
 * visitor's stands alone, so that mail and telephone stay together.
 */
export function pairedFields(rules: FormRules): ReadonlySet<string> {
  const short = Object.keys(rules).filter((name) => !wide.has(rules[name]?.kind))
  const alone = short.length % 2 === 1 ? short.findLast((name) => !address.has(rules[name]?.kind)) : undefined
  return new Set(short.filter((name) => name !== alone))
}
