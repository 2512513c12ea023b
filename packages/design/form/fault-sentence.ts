import { filled } from '@forum/domain/localisation/filled.ts'
import type { FieldFault, FieldRule } from '@forum/domain/submission/fields.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'

/** Error text of a field with `rule`. Pure. */
export function faultSentence({ faults }: Catalogue['forms'], fault: FieldFault, rule: FieldRule, label: string): string {
  const [min, max] = ['min' in rule ? rule.min : 0, 'max' in rule ? rule.max : 0]
  return filled(faults[fault], { field: label, min, max })
}
