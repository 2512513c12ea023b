import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { withLanguage } from '@forum/domain/localisation/local-text.ts'
import type { Seller } from '@forum/domain/order/invoice.ts'
import { Phones } from '@forum/site/app/blocks/contact/contact-links.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'

export type SellerView = Pick<Seller, 'name' | 'code' | 'address' | 'email' | 'phone'>

/** The seller, as the law on e-commerce requires (article 7), with registered names. */
export function SellerLine({ seller: { name, code, address, email, phone } }: { seller: SellerView }) {
  const { ticket } = useWords()
  const isForeign = useLocale() !== 'uk'
  const registered = (text: string) => withLanguage(text, isForeign ? 'uk' : undefined)
  return (
    <p className="small quiet">
      {ticket.seller}: <Text of={registered(name)} />, {ticket.sellerCode} {code}, <Text of={registered(address)} />,{' '}
      <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          , <Phones of={phone} />
        </>
      )}
    </p>
  )
}
