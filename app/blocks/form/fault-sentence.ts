import type { FieldFault, FieldRule } from '#domain/submission/fields.ts'
import type { Catalogue } from '#messages/catalogue.ts'

/** What is said beside a field that `rule` does not take. Pure. */
export function faultSentence({ faults }: Catalogue['forms'], fault: FieldFault, rule: FieldRule, label: string): string {
  switch (fault) {
    case 'empty':
    case 'notText':
      return faults[fault](label)
    case 'tooLong':
      return faults.tooLong(label, 'max' in rule ? rule.max : 0)
    case 'notNumber':
      return 'min' in rule ? faults.notNumber(rule.min, rule.max) : faults.notText(label)
    default:
      return faults[fault]
  }
}
