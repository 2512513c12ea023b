import { SubmitButton } from '@forum/design/form/form-parts.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'

type OrderEndProps = {
  method: PaymentMethod
  words: Catalogue['order']
  total: number
  isChosen: boolean
  isBusy: boolean
  isTest: boolean
}

/** The submit button with the sum. */
export function OrderEnd({ method, words, total, isChosen, isBusy, isTest }: OrderEndProps) {
  const { submit } = words
  const label = !isChosen ? submit.none : total === 0 ? submit.free : submit[method]
  return (
    <div className="gap3 start">
      <SubmitButton label={filled(label, { total: formatPrice(total) })} isBusy={isBusy} />
      {isTest && method === 'card' && <p className="aside">{words.testPayment}</p>}
    </div>
  )
}
