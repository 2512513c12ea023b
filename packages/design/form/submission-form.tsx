// A form drawn from its rules: one column, optional fields marked, errors beside the fields and as a summary.

import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { FieldRule, FormRules } from '@forum/domain/submission/fields.ts'
import type { lostTicketsForm, waitingForm } from '@forum/domain/submission/form-fields.ts'
import type { SubmissionKind } from '@forum/domain/submission/submission.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { useWords } from '../page/page-facts.tsx'
import { TextArea, TextField } from '../ui/field/field.tsx'
import { TickBox } from '../ui/field/tick-box.tsx'
import { faultSentence } from './fault-sentence.ts'
import type { FormAnswer } from './form-answer.ts'
import { FaultSummary, FormErrorNote, formHeading, HiddenFields, PrivacyLink, SubmitButton } from './form-parts.tsx'
import { pairedFields } from './paired-fields.ts'
import { groupWhileTyping } from './phone-mask.ts'
import styles from './submission-form.module.css'
import { useSending } from './use-sending.ts'

/** Words of one form. */
export type FormWords = {
  submit: string
  consent: string
  /** Labels of fields that are not in the common words. */
  labels: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string | undefined>>
}

/** Kinds of forms drawn from their rules. */
export type FormKind = Exclude<SubmissionKind, 'callback'> | typeof lostTicketsForm | typeof waitingForm

type SubmissionFormProps = {
  kind: FormKind
  rules: FormRules
  words: FormWords
  /** Target: a page with this form. */
  action: string
  token: string
  /** The answer from which the page is drawn. */
  drawn?: FormAnswer | undefined
}

export function SubmissionForm({ kind, rules, words, action, token, drawn }: SubmissionFormProps) {
  const { forms } = useWords()
  const sending = useSending(token, drawn)
  const { answer, isBusy } = sending
  const fields = fieldsOf(kind, rules, answer, forms, words)
  const faults = fields.flatMap(({ id, fault }) => (fault === undefined ? [] : [{ id, sentence: fault }]))
  return (
    <form className={`gap5 ${styles.form}`} action={action} aria-labelledby={formHeading} {...sending.form}>
      <FaultSummary faults={faults} />
      <p className="aside">{forms.needed}</p>
      <HiddenFields token={sending.token} />
      {fields.map((field) => (
        <div key={field.id} className={field.isHalf ? styles.half : undefined}>
          <Field field={field} isFocused={sending.isDrawnAnew && field.id === faults[0]?.id}>
            {noBreak(words.consent)}
          </Field>
        </div>
      ))}
      {answer?.formError && !isBusy && <FormErrorNote formError={answer.formError} />}
      <SubmitButton label={words.submit} isBusy={isBusy} isFocused={sending.isDrawnAnew && faults.length === 0} />
    </form>
  )
}
SubmissionForm.island = 'submission' as const

type FieldView = {
  id: string
  name: string
  rule: FieldRule
  label: string
  note: string | undefined
  hint: string | undefined
  isRequired: boolean
  typed: string | undefined
  fault: string | undefined
  /** Shares its row with another field. */
  isHalf: boolean
}

function fieldsOf(
  kind: FormKind,
  rules: FormRules,
  answer: FormAnswer | undefined,
  forms: Catalogue['forms'],
  words: Pick<FormWords, 'labels' | 'hints'>,
): FieldView[] {
  const halves = pairedFields(rules)
  // Labels are complete: the mail to the organisers uses them, and a missing one does not compile there.
  const labels: Readonly<Record<string, string>> = { ...forms.fields, ...words.labels }
  return Object.entries(rules).map(([name, rule]) => {
    const label = labels[name] ?? name
    const isRequired = rule.kind === 'number' || rule.isRequired
    const fault = answer?.faults[name]
    return {
      id: `${kind}-${name}`,
      name,
      rule,
      label,
      note: isRequired ? undefined : forms.optional,
      hint: words.hints[name],
      isRequired,
      // A number that can be one begins with one.
      typed: answer?.typed[name] ?? (rule.kind === 'number' && rule.min === 1 ? '1' : undefined),
      fault: fault && faultSentence(forms, fault, rule, label),
      isHalf: halves.has(name),
    }
  })
}

const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  firstname: 'given-name',
  lastname: 'family-name',
  media: 'organization',
  company: 'organization',
  position: 'organization-title',
  website: 'url',
  email: 'email',
  phone: 'tel',
}

type FieldProps = { field: FieldView; isFocused: boolean; children: React.ReactNode }

/** `children`: text of a consent checkbox. */
function Field({ field: { rule, isHalf: _, ...field }, isFocused, children }: FieldProps): React.ReactNode {
  const shared = { ...field, isFocused, autoComplete: autoComplete[field.name] ?? 'off' }
  switch (rule.kind) {
    case 'consent': {
      const { label: __, note: ___, hint: ____, typed, ...box } = { ...field, isFocused }
      return (
        <TickBox {...box} isTicked={typed === 'yes'} links={<PrivacyLink />}>
          {children}
        </TickBox>
      )
    }
    case 'lines':
      return <TextArea {...field} isFocused={isFocused} />
    case 'phone':
      return <TextField {...shared} type="tel" inputMode="tel" onInput={groupWhileTyping} />
    case 'email':
      return <TextField {...shared} type="email" inputMode="email" />
    case 'website':
      return <TextField {...shared} type="url" inputMode="url" />
    case 'number':
      return <TextField {...shared} inputMode="numeric" />
    case 'line':
      return <TextField {...shared} />
    default:
      // A new kind of field stops here.
      rule satisfies never
  }
}
