import { glued } from '#domain/localisation/line-ends.ts'
import type { Seller } from '#domain/payment/invoice.ts'
import { useLocale, useWords } from '../../locale.tsx'

export type SellerView = Pick<Seller, 'name' | 'code' | 'address'>

/** Who sells, as the law on e-commerce asks (article 7). The names are as they are registered. */
export function SellerLine({ seller: { name, code, address } }: { seller: SellerView }) {
  const { ticket } = useWords()
  const lang = useLocale() === 'uk' ? undefined : 'uk'
  return (
    <p className="small quiet">
      {ticket.seller}: <span lang={lang}>{glued(name)}</span>, {ticket.sellerCode} {code},{' '}
      <span lang={lang}>{glued(address)}</span>
    </p>
  )
}
