import { filled } from '@forum/domain/localisation/filled.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { aboutEuro, type EuroRate } from '@forum/domain/payment/euro.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { Consents } from './consents.tsx'
import type { OrderFields } from './order-fields.ts'
import styles from './order-form.module.css'
import type { OfferedTicket } from './order-form-view.ts'
import type { OrderFormState } from './use-order-form.ts'

/** The rate, and as a text. */
export type EuroGuide = { rate: EuroRate; text: string }

type OrderTotalProps = {
  tickets: readonly OfferedTicket[]
  form: OrderFormState
  fields: OrderFields
  euro: EuroGuide | null
}

/** The sum, its parts, and the consents. */
export function OrderTotal({ tickets, form: { quantities, total, discount }, fields, euro }: OrderTotalProps) {
  const { words } = fields
  const chosen = tickets.flatMap(({ id, name }) => ((quantities[id] ?? 0) > 0 ? [`${wordsOf(name)} × ${quantities[id]}`] : []))
  const about = euro && aboutEuro(total, euro.rate)
  return (
    <>
      <div className={chosen.length > 0 ? `card ${styles.stays}` : `card ${styles.stays} ${styles.none}`}>
        <h3 className="between">
          {words.total}
          <output className={`figure ${styles.sum}`}>{formatPrice(total)}</output>
        </h3>
        <p className="aside above1">
          {[...(chosen.length > 0 ? chosen : [words.none]), ...(total > 0 ? [words.vat] : [])].join(', ')}
        </p>
        {about && <p className="aside above1">{filled(words.euro, { sum: about, rate: euro.text })}</p>}
        {discount && (
          <p className="aside above1" role="status">
            {filled(words.code.discount, { code: discount.code, sum: formatPrice(discount.sum) })}
          </p>
        )}
      </div>
      <section className="gap3" aria-label={words.consents}>
        <Consents {...fields} />
      </section>
    </>
  )
}
