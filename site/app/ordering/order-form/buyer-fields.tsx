import { groupWhileTyping } from '@forum/design/form/phone-mask.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { TickBox } from '@forum/design/ui/field/tick-box.tsx'
import { buyerRules } from '@forum/domain/order/order-request.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import type { OrderFields } from './order-fields.ts'

type BuyerFieldsProps = OrderFields & {
  method: PaymentMethod
  /** They may say that they pay from a bank abroad. */
  hasAbroad: boolean
}

export function BuyerFields({ method, hasAbroad, words, typed, faultOf, focused }: BuyerFieldsProps) {
  const { forms } = useWords()
  const field = (name: keyof typeof buyerRules, label: string, hint?: string) => ({
    id: `order-${name}`,
    name,
    label,
    hint,
    note: buyerRules[name].isRequired ? undefined : forms.optional,
    isRequired: buyerRules[name].isRequired,
    typed: typed[name],
    fault: faultOf(name),
    isFocused: focused === name,
  })
  return (
    <div className="gap5 above4">
      <TextField {...field('name', forms.fields.name)} autoComplete="name" />
      <div className="pair">
        <TextField
          {...field('email', forms.fields.email, words.buyerEmail[method])}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          {...field('phone', forms.fields.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          onInput={groupWhileTyping}
        />
      </div>
      {method === 'bank' && (
        <div className="pair">
          <TextField {...field('company', words.company, words.companyText)} autoComplete="organization" />
          <TextField
            {...field('edrpou', words.edrpou, hasAbroad ? words.edrpouTextAbroad : words.edrpouText)}
            autoComplete="off"
          />
        </div>
      )}
      {method === 'bank' && hasAbroad && (
        <TickBox
          id="order-abroad"
          name="abroad"
          isTicked={typed.abroad === 'yes'}
          links={<p className="aside">{words.abroadText}</p>}
        >
          {words.abroad}
        </TickBox>
      )}
    </div>
  )
}
