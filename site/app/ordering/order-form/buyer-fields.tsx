import { groupWhileTyping } from '@forum/design/form/phone-mask.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { buyerRules } from '@forum/domain/order/order-request.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import type { OrderFields } from './order-fields.ts'

export function BuyerFields({ method, words, typed, faultOf, focused }: OrderFields & { method: PaymentMethod }) {
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
          <TextField {...field('edrpou', words.edrpou, words.edrpouText)} autoComplete="off" />
        </div>
      )}
    </div>
  )
}
