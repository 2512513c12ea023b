import { noBreak } from '#domain/localisation/line-ends.ts'
import { waitingRules } from '#domain/submission/waiting.ts'
import { faultSentence } from '../../blocks/form/fault-sentence.ts'
import type { FormAnswer } from '../../blocks/form/form-answer.ts'
import { FaultSummary, FormErrorNote, HiddenFields, PrivacyLink, SubmitButton } from '../../blocks/form/form-parts.tsx'
import { useWords } from '../../page-facts.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { TickBox } from '../../ui/field/tick-box.tsx'

type WaitingFormProps = {
  token: string
  /** The answer from which the page is drawn. */
  answer: FormAnswer | undefined
}

/** Name, mail, number of seats, consent. */
export function WaitingForm({ token, answer }: WaitingFormProps) {
  const { forms, waiting: words } = useWords()
  const labels = { name: forms.fields.name, email: forms.fields.email, seats: words.seats, consent: words.consent }
  const faultOf = (name: keyof typeof waitingRules) => {
    const fault = answer?.faults[name]
    if (!fault) return undefined
    return name === 'consent' ? words.consentNeeded : faultSentence(forms, fault, waitingRules[name], labels[name])
  }
  const names = Object.keys(waitingRules) as (keyof typeof waitingRules)[]
  const faults = names.flatMap((name) => {
    const sentence = faultOf(name)
    return sentence ? [{ id: `waiting-${name}`, sentence }] : []
  })
  const field = (name: Exclude<keyof typeof waitingRules, 'consent'>, typed?: string) => ({
    id: `waiting-${name}`,
    name,
    label: labels[name],
    isRequired: true,
    typed: answer?.typed[name] ?? typed,
    fault: faultOf(name),
    isFocused: faults[0]?.id === `waiting-${name}`,
  })
  return (
    <form method="post" className="stack by4" noValidate>
      <FaultSummary faults={faults} />
      <HiddenFields token={token} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...field('seats', '1')} inputMode="numeric" autoComplete="off" />
      <TickBox
        id="waiting-consent"
        name="consent"
        isRequired
        fault={faultOf('consent')}
        isTicked={answer?.typed.consent === 'yes'}
        links={<PrivacyLink />}
      >
        {noBreak(words.consent)}
      </TickBox>
      {answer?.formError && <FormErrorNote formError={answer.formError} />}
      <SubmitButton label={words.submit} isBusy={false} isFocused={answer !== undefined && faults.length === 0} />
    </form>
  )
}
