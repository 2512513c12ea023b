import { filled } from '#domain/localisation/filled.ts'
import type { PaymentMethod } from '#domain/order/order.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import type { OrderWords } from '#messages/uk/order.ts'
import { SubmitButton } from '../../blocks/form/form-parts.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { SellerLine, type SellerView } from '../seller/seller-line.tsx'
import styles from './order-form.module.css'

type OrderEndProps = {
  method: PaymentMethod
  words: OrderWords
  total: number
  isChosen: boolean
  isBusy: boolean
  isTest: boolean
  seller: SellerView | null
  other: { to: string; label: string } | null
}

/** The button, who sells, and the other way to pay. */
export function OrderEnd({ method, words, total, isChosen, isBusy, isTest, seller, other }: OrderEndProps) {
  const { submit } = words
  const label = !isChosen ? submit.none : total === 0 ? submit.free : submit[method]
  return (
    <div className={styles.end}>
      <SubmitButton label={filled(label, { total: formatPrice(total) })} isBusy={isBusy} />
      {isTest && method === 'card' && <p className={styles.test}>{words.testPayment}</p>}
      {seller && <SellerLine seller={seller} />}
      {other && (
        <p className="above2">
          <MoreLink to={other.to}>{other.label}</MoreLink>
        </p>
      )}
    </div>
  )
}
