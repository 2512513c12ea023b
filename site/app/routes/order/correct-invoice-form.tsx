import { faultSentence } from '@forum/design/form/fault-sentence.ts'
import { FormNote } from '@forum/design/form/form-parts.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { TickBox } from '@forum/design/ui/field/tick-box.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import {
  type CorrectionFault,
  type CorrectionField,
  correctionRules,
  type InvoiceFixedReason,
  type InvoicePayer,
} from '@forum/domain/order/invoice-version.ts'
import type { FieldFault, Typed } from '@forum/domain/submission/fields.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { CorrectionView } from './correction-view.ts'

/** Result of the form; `because`: why it was not corrected. */
export type CorrectionAnswer = {
  typed: Typed
  faults: Readonly<Partial<Record<CorrectionField, CorrectionFault>>>
  because: InvoiceFixedReason | 'meanwhile' | 'tooMany' | 'refused' | null
}

type Props = { correction: CorrectionView; answer: CorrectionAnswer | null }

const fields = Object.keys(correctionRules) as CorrectionField[]

/** Filled with what the invoice says, or with what was typed. */
export function CorrectInvoiceForm({ correction: { version, payer, hasAbroad }, answer }: Props) {
  const words = useWords()
  const { forms, invoiceCorrection } = words
  const typed: Typed = answer?.typed ?? typedOf(payer)
  // Where the address has a fragment, browsers focus nothing: the form is sent without.
  const first = answer && (fields.find((field) => answer.faults[field]) ?? 'company')
  const field = (name: CorrectionField, label: string, hint?: string) => ({
    id: `correction-${name}`,
    name,
    label,
    hint,
    note: correctionRules[name].isRequired ? undefined : forms.optional,
    isRequired: correctionRules[name].isRequired,
    typed: typed[name],
    fault: answer?.faults[name] && sentenceOf(answer.faults[name], name, label, words),
    isFocused: first === name,
  })
  return (
    <form method="post" action="?correct=1" className="gap4" aria-labelledby="correction">
      <h2 id="correction" className="title">
        {invoiceCorrection.title}
      </h2>
      <p className="measure">{noBreak(invoiceCorrection.text)}</p>
      <input type="hidden" name="intent" value="invoice" />
      <input type="hidden" name="seen" value={version} />
      <div className="pair">
        <TextField {...field('company', invoiceCorrection.company, invoiceCorrection.companyHint)} autoComplete="organization" />
        <TextField {...field('edrpou', invoiceCorrection.edrpou)} autoComplete="off" />
        <TextField {...field('address', invoiceCorrection.address, invoiceCorrection.addressHint)} autoComplete="off" />
        <TextField {...field('name', forms.fields.name, invoiceCorrection.nameHint)} autoComplete="name" />
      </div>
      {hasAbroad && (
        <TickBox id="correction-abroad" name="abroad" isTicked={typed.abroad === 'yes'}>
          {invoiceCorrection.abroad}
        </TickBox>
      )}
      {answer?.because && <FormNote>{noBreak(whyText(answer.because, payer, invoiceCorrection))}</FormNote>}
      <div className="cluster">
        <button type="submit" className={buttonClass()}>
          {invoiceCorrection.submit}
        </button>
        <a className="target link" href="?">
          {invoiceCorrection.back}
        </a>
      </div>
    </form>
  )
}

function typedOf({ isAbroad, ...payer }: InvoicePayer): Typed {
  return { ...payer, ...(isAbroad && { abroad: 'yes' }) }
}

function sentenceOf(
  fault: CorrectionFault,
  name: CorrectionField,
  label: string,
  { forms, order }: Pick<Catalogue, 'forms' | 'order'>,
): string {
  switch (fault) {
    case 'notEdrpou':
    case 'edrpouDigits':
    case 'edrpouCheck':
    case 'vatDigits':
    case 'notForeign':
      return order.faults[fault]
    default:
      return faultSentence(forms, fault satisfies FieldFault, correctionRules[name], label)
  }
}

function whyText(
  because: NonNullable<CorrectionAnswer['because']>,
  { company, name, edrpou, address }: InvoicePayer,
  words: Catalogue['invoiceCorrection'],
): string {
  return because === 'meanwhile'
    ? words.meanwhile([company || name, edrpou, address].filter(Boolean).join(', '))
    : words.why[because]
}
